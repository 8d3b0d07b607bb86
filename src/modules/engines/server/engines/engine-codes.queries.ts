import { and, eq, sql } from 'drizzle-orm';
import type { EngineStatus } from '#modules/engines/contract/engine-status.ts';
import type { EngineReference } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { engines, engineUses } from './engines.tables.ts';

interface FoundByCode {
  /** By the code as the caller wrote it. */
  readonly found: ReadonlyMap<string, EngineReference & { readonly status: EngineStatus }>;
  /** Codes that no engine of the company has, each once. */
  readonly unknown: readonly string[];
}

/** Engines by codes as people write them: case, width and kind of digit do not matter. */
export async function findEnginesByCode(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  codes: Iterable<string>,
): Promise<FoundByCode> {
  const keyOf = new Map([...new Set(codes)].map((code) => [code, normaliseText(code)]));
  const rows =
    keyOf.size === 0
      ? []
      : await tx
          .select({
            id: engines.id,
            code: engines.code,
            name: engines.name,
            status: engines.status,
            key: engines.code_key,
          })
          .from(engines)
          .where(hasCodeKey(companyId, keyOf.values()));
  const byKey = new Map(rows.map(({ key, ...engine }) => [key, engine]));
  const found = new Map<string, EngineReference & { status: EngineStatus }>();
  const unknown: string[] = [];
  for (const [code, key] of keyOf) {
    const engine = byKey.get(key);
    if (engine === undefined) unknown.push(code);
    else found.set(code, engine);
  }
  return { found, unknown };
}

/** Ids of what uses engines, which are named by codes as people write them. */
export async function findUsersByCode(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: engineUses.dependent_id })
    .from(engineUses)
    .innerJoin(
      engines,
      and(eq(engines.company_id, engineUses.company_id), eq(engines.id, engineUses.engine_id)),
    )
    .where(hasCodeKey(companyId, codes.map(normaliseText)));
  return rows.map(({ id }) => id);
}

/** One value however many there are: a file may name more than a statement has room for. */
function hasCodeKey(companyId: number, keys: Iterable<string>) {
  return and(
    eq(engines.company_id, companyId),
    sql`${engines.code_key} = any(${sql.param([...new Set(keys)])}::text[])`,
  );
}
