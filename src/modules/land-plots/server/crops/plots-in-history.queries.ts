import { and, eq, or, sql } from 'drizzle-orm';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

const { before, after } = eventLog;

/** The plots that were ever registered under one of the quotas: those too that are deleted or have moved since. */
export async function plotsEverUnder(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  quotaIds: readonly string[],
): Promise<string[]> {
  const given = sql`any(${sql.param([...quotaIds])}::text[])`;
  const rows = await tx
    .selectDistinct({ id: eventLog.entity_id })
    .from(eventLog)
    .where(
      and(
        isOfPlot(scope),
        or(sql`${before} ->> 'quota_id' = ${given}`, sql`${after} ->> 'quota_id' = ${given}`),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The shapes that plots have or had before another took their place, by their history. */
export async function shapesEverOf(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  plotIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({
      old: sql<string | null>`${before} ->> 'shapefile_id'`,
      new: sql<string | null>`${after} ->> 'shapefile_id'`,
    })
    .from(eventLog)
    .where(and(isOfPlot(scope), isOneOf(eventLog.entity_id, plotIds)));
  return rows.flatMap((row) => [row.old, row.new]).filter((id) => id !== null);
}

function isOfPlot({ companyId }: Pick<Scope, 'companyId'>) {
  return and(eq(eventLog.company_id, companyId), eq(eventLog.entity, LAND_PLOT));
}
