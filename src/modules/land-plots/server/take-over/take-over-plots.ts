import { sql } from 'drizzle-orm';
import { findFollowingQuotas, lockSeason } from '#modules/farmer-quotas/server/public.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { takeOverEvents } from '#modules/land-plots/contract/take-over.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, recordQuietly } from '#platform/server/events/record-event.ts';
import { plotsInSeason } from '../plots/plots.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';

interface Seasons {
  readonly from_season_id: string;
  readonly to_season_id: string;
}

/** Registers the plots of a season under the quotas that their farmers have in another one, which is open. */
export async function takeOverPlots(
  tx: Transaction,
  scope: Scope,
  { from_season_id, to_season_id }: Seasons,
): Promise<{ moved: number; left: number }> {
  await lockSeason(tx, scope, { id: to_season_id, path: 'to_season_id' });
  const following = await findFollowingQuotas(tx, scope, { from_season_id, to_season_id });
  // A season that follows itself moves nothing.
  const pairs = following.filter(({ before, after }) => before !== after);
  const { rows } = await tx.execute<{ id: string; before: string; after: string }>(sql`
    update ${landPlots} set quota_id = pair.after, updated_at = ${laterThan(landPlots.updated_at)}
    from unnest(${sql.param(pairs.map(({ before }) => before))}::uuid[],
      ${sql.param(pairs.map(({ after }) => after))}::uuid[]) as pair (before, after)
    where ${landPlots.company_id} = ${scope.companyId} and ${landPlots.quota_id} = pair.before
    returning ${landPlots.id}, pair.before, pair.after`);
  const happened = rows.map(({ id, before, after }) => ({
    name: takeOverEvents.taken_over,
    entity: LAND_PLOT,
    entityId: id,
    before: { quota_id: before },
    after: { quota_id: after },
  }));
  const [first, ...others] = happened;
  await recordQuietly(tx, scope, others);
  // One that is announced, so that open lists load again.
  if (first !== undefined) await recordEvent(tx, scope, first);
  return { moved: rows.length, left: await plotsInSeason(tx, scope, from_season_id) };
}
