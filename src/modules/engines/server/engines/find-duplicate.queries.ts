import { and, eq, ne, type SQL } from 'drizzle-orm';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { EngineReference } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { engines } from './engines.tables.ts';

/** Another engine whose name reads the same. */
export async function findDuplicate(
  tx: Transaction,
  { companyId }: Scope,
  { name, excludeId }: { name: string; excludeId?: string | null },
): Promise<EngineReference | null> {
  const others: SQL | undefined =
    excludeId === undefined || excludeId === null ? undefined : ne(engines.id, excludeId);
  const [found] = await tx
    .select({ id: engines.id, code: engines.code, name: engines.name })
    .from(engines)
    .where(
      and(eq(engines.company_id, companyId), eq(engines.name_key, normaliseText(name)), others),
    )
    .orderBy(engines.id)
    .limit(1);
  return found ?? null;
}
