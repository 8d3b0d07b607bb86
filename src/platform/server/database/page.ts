import { TOTAL_CAP, type PageQuery } from '#platform/contract/pagination.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { count, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './transactions.ts';

/** Where a page starts and how long it is, for a query's `offset` and `limit`. */
export function pageWindow(query: PageQuery): { offset: number; limit: number } {
  return { offset: (query.page - 1) * query.page_size, limit: query.page_size };
}

/** Counts matching rows, up to the cap unless an exact figure was asked for. */
export async function countRows(
  tx: Transaction,
  { table, where, mode }: { table: PgTable | Subquery; where?: SQL; mode: PageQuery['count'] },
): Promise<Pick<Page<never>, 'total' | 'total_is_minimum'>> {
  if (mode === 'exact') {
    const [row] = await tx.select({ total: count() }).from(table).where(where);
    return { total: row?.total ?? 0 };
  }
  const capped = tx
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(TOTAL_CAP + 1)
    .as('capped');
  const [row] = await tx.select({ total: count() }).from(capped);
  const total = row?.total ?? 0;
  return total > TOTAL_CAP ? { total: TOTAL_CAP, total_is_minimum: true } : { total };
}
