import { and, asc, eq } from 'drizzle-orm';
import { seasonNameOf } from '#modules/farmer-quotas/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plotColumns } from '../plots/plot-columns.ts';
import { isWanted, type WantedPlots } from '../plots/plot-reference.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { plotCrops } from './crops.tables.ts';

const MOST_FOUND = 1_000;

/** Which crops a record of another module asks for; all that is given holds for each of them. */
interface WantedCrops {
  readonly ids?: readonly string[] | undefined;
  /** The season in which they grow. */
  readonly season_id?: string | undefined;
  /** The plots on which they grow. */
  readonly plots?: WantedPlots | undefined;
}

/** The crops that are asked for, each with its plot, the oldest first and at most 1,000; ids that the company does not have are left out. */
export async function findCrops(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { ids, season_id, plots = {} }: WantedCrops,
) {
  const plot = plotColumns();
  return tx
    .select({
      id: plotCrops.id,
      plot_id: plotCrops.plot_id,
      season_id: plotCrops.season_id,
      season: seasonNameOf({ companyId: plotCrops.company_id, id: plotCrops.season_id }),
      ratoon_number: plotCrops.ratoon_number,
      variety: plotCrops.variety,
      planted_on: plotCrops.planted_on,
      harvested_on: plotCrops.harvested_on,
      deed_number: plot.deed_number,
      quota_id: plot.quota_id,
      quota_code: plot.quota_code,
      farmer_id: plot.farmer_id,
      farmer_name: plot.farmer_name,
      latitude: plot.latitude,
      longitude: plot.longitude,
      /** Of the plot by its deed, and of its shape. */
      area_square_metres: plot.area_square_metres,
      measured_square_metres: plot.measured_square_metres,
    })
    .from(plotCrops)
    .innerJoin(
      landPlots,
      hasValues(landPlots, { company_id: plotCrops.company_id, id: plotCrops.plot_id }),
    )
    .where(
      and(
        eq(plotCrops.company_id, companyId),
        ids === undefined ? undefined : isOneOf(plotCrops.id, ids),
        matches(plotCrops.season_id, season_id),
        isWanted(plots),
      ),
    )
    .orderBy(asc(plotCrops.id))
    .limit(MOST_FOUND);
}
