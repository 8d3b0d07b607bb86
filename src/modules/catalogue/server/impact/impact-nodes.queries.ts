import { deliveryUses } from '#modules/catalogue/contract/entry-kinds.ts';
import type {
  ImpactDirection,
  ImpactNode,
  ImpactProblem,
} from '#modules/catalogue/contract/impact.ts';
import { catalogueFeatures, catalogueFields, catalogueModules } from '../entries/entries.tables.ts';
import { withIds } from '../entries/entry-conditions.ts';
import { nameIn } from '../entries/entry-names.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import { featureOf, moduleOf } from '../entries/entry-places.queries.ts';
import { findEnginesByCode } from '#modules/engines/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { Step } from './impact-steps.queries.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** What a step leads to: one key for one thing, whichever steps lead there. */
export function keyOf({ relation, field_id, code, from_field }: Omit<Step, 'from_engine'>): string {
  if (field_id !== null) return fieldKey(field_id);
  if (relation === 'delivery') return `use:${from_field}:${code}`;
  return relation === 'input' || relation === 'reference'
    ? `missing:${code}`
    : engineKey(code ?? '');
}

export const fieldKey = (id: string) => `field:${id}`;
export const engineKey = (code: string) => `engine:${normaliseText(code)}`;

/**
 * Whether a walk continues after a step. Upstream of an output it ends at the engines that make it or that
 * that it needs: whatever else they work on is unrelated.
 */
export function leadsOn(direction: ImpactDirection, step: Step): boolean {
  if (step.field_id !== null) return true;
  const toEngine = keyOf(step).startsWith('engine:');
  return toEngine && (direction === 'downstream' || step.relation === 'source');
}

/** What the steps lead to, by key. */
export async function describeNodes(
  tx: Transaction,
  reader: Reader,
  steps: readonly Omit<Step, 'from_engine'>[],
): Promise<ReadonlyMap<string, ImpactNode>> {
  const fields = await describeFields(
    tx,
    reader,
    steps.flatMap(({ field_id }) => field_id ?? []),
  );
  const engineCodes = steps
    .filter((step) => keyOf(step).startsWith('engine:'))
    .flatMap(({ code }) => code ?? []);
  const { found } = await findEnginesByCode(tx, reader, engineCodes);
  return new Map(
    steps.flatMap((step): [string, ImpactNode][] => {
      const key = keyOf(step);
      const code = step.code ?? '';
      const field = fields.get(step.field_id ?? '');
      if (field !== undefined) return [[key, field]];
      // Removed after the step was found.
      if (step.field_id !== null) return [];
      if (key.startsWith('engine:')) return [[key, engineNode(code, found.get(code))]];
      const use = step.relation === 'delivery' ? useOf(code) : null;
      const kind = use === null ? 'field' : 'use';
      const problems: ImpactProblem[] = use === null ? ['missing'] : [];
      return [[key, { ...nothing, key, kind, code, name: code, use, problems }]];
    }),
  );
}

const nothing = { id: null, level: null, place: null, use: null } as const;

function useOf(code: string) {
  return deliveryUses.find((use) => use === code) ?? null;
}

type KnownEngine = Record<'id' | 'code' | 'name' | 'status', string>;

function engineNode(code: string, engine: KnownEngine | undefined): ImpactNode {
  const node = { ...nothing, key: engineKey(code), kind: 'engine' as const };
  if (engine === undefined) return { ...node, code, name: code, problems: ['missing'] };
  const { status, ...known } = engine;
  if (status === 'active') return { ...node, ...known, problems: [] };
  return { ...node, ...known, problems: [status === 'deprecated' ? 'deprecated' : 'inactive'] };
}

async function describeFields(
  tx: Transaction,
  { companyId, language }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImpactNode>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      ...nameColumns(catalogueFields),
      level: catalogueFields.level,
      status: catalogueFields.status,
      deprecated_at: catalogueFields.deprecated_at,
      feature: nameColumns(catalogueFeatures),
      module: nameColumns(catalogueModules),
    })
    .from(catalogueFields)
    .innerJoin(catalogueFeatures, featureOf(catalogueFields))
    .innerJoin(catalogueModules, moduleOf(catalogueFields))
    .where(withIds(catalogueFields, companyId, [...new Set(ids)]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        key: fieldKey(row.id),
        kind: 'field',
        name: nameIn(language, row),
        place: {
          feature_id: row.feature.id,
          feature_code: row.feature.code,
          feature_name: nameIn(language, row.feature),
          module_name: nameIn(language, row.module),
        },
        use: null,
        problems: problemsOf(row),
      },
    ]),
  );
}

function problemsOf({ deprecated_at, status }: { deprecated_at: string | null; status: string }) {
  const problems: ImpactProblem[] = deprecated_at === null ? [] : ['deprecated'];
  if (status === 'inactive' || status === 'failed') problems.push(status);
  return problems;
}
