import { and, eq, sql } from 'drizzle-orm';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

const { before, after } = eventLog;

/** The shapes that plots have or had before another took their place, by their history. */
export async function shapesEverOf(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  plotIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({
      old: sql<string | null>`${before} ->> 'shapefile_id'`,
      new: sql<string | null>`${after} ->> 'shapefile_id'`,
    })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, LAND_PLOT),
        isOneOf(eventLog.entity_id, plotIds),
      ),
    );
  return rows.flatMap((row) => [row.old, row.new]).filter((id) => id !== null);
}
