import { and, inArray, sql } from 'drizzle-orm';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import type { ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { ImportExample, ImportReport } from '#modules/catalogue/contract/imports.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { compareEntries } from '../bulk-writes/compare-entries.ts';
import { isVersioned, type Plan } from '../bulk-writes/plan-writes.ts';
import { featureOf } from '../entries/entry-places.queries.ts';
import { catalogueFeatures, catalogueFields } from '../entries/entries.tables.ts';
import type { EntryRow } from '../entries/entry-rows.ts';
import type { createEntriesCheck } from '../import-files/check-entries.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';

/** How many examples are shown of each kind and act. */
const EXAMPLES = 5;
/** Among so many stored fields examples of missing ones are looked for. */
const LOOKED_THROUGH = 20_000;

interface Preview {
  /** The company of the catalogue; undefined where the import would create it. */
  readonly catalogueCompanyId: string | undefined;
  readonly importId: string;
  readonly report: ImportReport;
}

const LEVELS: Partial<Record<ImportPart, FieldLevel>> = {
  fields: 'deep',
  process_outputs: 'process',
  analytic_fields: 'analytic',
};

/** Counts what an import would do and collects examples, without writing. */
export function createPreview({ catalogueCompanyId, importId, report }: Preview) {
  function addExample(example: ImportExample): void {
    const same = report.examples.filter(
      ({ kind, act }) => kind === example.kind && act === example.act,
    );
    if (same.length < EXAMPLES) report.examples.push(example);
  }

  function count<Row extends EntryRow>(
    kind: ImportExample['kind'],
    plan: Plan<Row> | undefined,
  ): void {
    if (plan === undefined) return;
    const counted = report[`${kind}s`];
    counted.created += plan.created;
    counted.changed += plan.changed;
    for (const { row } of plan.inserts.slice(0, EXAMPLES)) {
      addExample({ kind, act: 'created', code: row.code, within: withinOf(row), values: [] });
    }
    const changed = plan.updates.filter(({ difference }) => isVersioned(difference));
    for (const { row, difference } of changed.slice(0, EXAMPLES)) {
      const values = Object.keys(difference.after).filter((name) => name !== 'position');
      addExample({ kind, act: 'changed', code: row.code, within: withinOf(row), values });
    }
  }

  return {
    async add(
      entries: readonly ImportedEntry[],
      read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
      scope: Scope,
    ): Promise<void> {
      if (catalogueCompanyId === undefined) {
        for (const { kind, row } of entries) {
          report[`${kind}s`].created += 1;
          if (report[`${kind}s`].created > EXAMPLES) continue;
          addExample({ kind, act: 'created', code: row.code, within: withinOf(row), values: [] });
        }
        return;
      }
      const target = { catalogueCompanyId, origin: { kind: 'import', id: importId } } as const;
      const plans = await read((tx) => compareEntries(tx, scope, { target, entries }));
      count('module', plans.modules);
      count('feature', plans.features);
      count('field', plans.fields);
    },

    /** What the catalogue has and the lists of the import do not; it stays. */
    async end(
      tx: Transaction,
      { companyId }: Scope,
      seen: { parts: ReadonlySet<ImportPart>; entries: ReturnType<typeof createEntriesCheck> },
    ): Promise<void> {
      if (catalogueCompanyId === undefined) return;
      for (const kind of ['module', 'feature'] as const) {
        const codes = seen.parts.has(`${kind}s`) ? seen.entries.unseen[`${kind}s`]() : [];
        report[`${kind}s`].missing = codes.length;
        for (const code of codes.slice(0, EXAMPLES)) {
          addExample({ kind, act: 'missing', code, within: null, values: [] });
        }
      }
      const levels = [...seen.parts].flatMap((part) => LEVELS[part] ?? []);
      if (levels.length === 0) return;
      const isStored = and(
        hasValues(catalogueFields, {
          company_id: companyId,
          catalogue_company_id: catalogueCompanyId,
        }),
        inArray(catalogueFields.level, levels),
      );
      const [stored] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(catalogueFields)
        .where(isStored);
      const { rows, created } = report.fields;
      report.fields.missing = Math.max(0, (stored?.count ?? 0) - (rows - created));
      if (report.fields.missing === 0) return;
      const { level, code } = catalogueFields;
      const fields = await tx
        .select({ level, code, feature: catalogueFeatures.code })
        .from(catalogueFields)
        .innerJoin(catalogueFeatures, featureOf(catalogueFields))
        .where(isStored)
        .limit(LOOKED_THROUGH);
      for (const field of fields
        .filter((each) => !seen.entries.hasField(each))
        .slice(0, EXAMPLES)) {
        const within = field.feature;
        addExample({ kind: 'field', act: 'missing', code: field.code, within, values: [] });
      }
    },
  };
}

function withinOf(row: object): string | null {
  if ('feature_code' in row && typeof row.feature_code === 'string') return row.feature_code;
  if ('module_code' in row && typeof row.module_code === 'string') return row.module_code;
  return null;
}
