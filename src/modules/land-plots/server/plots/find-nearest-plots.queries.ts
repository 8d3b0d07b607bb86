import { sql } from 'drizzle-orm';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { idsInOrder } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';
import { landPlots } from './plots.tables.ts';

/** About two kilometres. */
const REACH_DEGREES = 0.02;

interface Around {
  readonly places: readonly { readonly longitude: number; readonly latitude: number }[];
  readonly most: number;
}

/** The plots of open seasons within about two kilometres of one of the places, the nearest first. */
export async function findNearestPlots(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { places, most }: Around,
): Promise<string[]> {
  const { longitude, latitude } = plotShapes;
  const longitudes = sql.param(places.map((place) => place.longitude));
  const latitudes = sql.param(places.map((place) => place.latitude));
  const quota = { companyId: landPlots.company_id, id: landPlots.quota_id };
  return idsInOrder(
    tx,
    sql`(
      select ${landPlots.id}
      from unnest(${longitudes}::double precision[], ${latitudes}::double precision[])
        as place (longitude, latitude)
      join ${plotShapes} on ${plotShapes.company_id} = ${companyId}
        and ${longitude} between place.longitude - ${REACH_DEGREES} and place.longitude + ${REACH_DEGREES}
        and ${latitude} between place.latitude - ${REACH_DEGREES} and place.latitude + ${REACH_DEGREES}
      join ${landPlots} on ${landPlots.company_id} = ${plotShapes.company_id}
        and ${landPlots.shapefile_id} = ${plotShapes.id}
      where ${quotaOf(quota, 'season_is_open')}
      group by ${landPlots.company_id}, ${landPlots.id}
      order by min((${longitude} - place.longitude) ^ 2 + (${latitude} - place.latitude) ^ 2)
      limit ${most})`,
  );
}
