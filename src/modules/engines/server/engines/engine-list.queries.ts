import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { EngineFilters } from '#modules/engines/contract/engines.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { listedColumns } from './engines.queries.ts';
import { engines, engineUses } from './engines.tables.ts';

/** The list of engines. Each order is that of an index. */
export const engineList = listRecords({
  table: engines,
  columns: listedColumns,
  orders: ordersBy(engines.id, {
    code: engines.code_key,
    name: inThaiOrder(engines.name),
    type: [engines.type, engines.created_at],
    status: [engines.status, engines.created_at],
    created_at: engines.created_at,
    updated_at: engines.updated_at,
  }),
  filters: ({ status, engine_type, in_use }: EngineFilters, tx) =>
    and(matches(engines.status, status), matches(engines.type, engine_type), isInUse(tx, in_use)),
});

function isInUse(tx: Transaction, inUse: EngineFilters['in_use']): SQL | undefined {
  if (inUse === undefined) return undefined;
  const used = exists(
    tx
      .select({ one: sql`1` })
      .from(engineUses)
      .where(
        and(eq(engineUses.company_id, engines.company_id), eq(engineUses.engine_id, engines.id)),
      ),
  );
  return inUse === 'yes' ? used : not(used);
}
