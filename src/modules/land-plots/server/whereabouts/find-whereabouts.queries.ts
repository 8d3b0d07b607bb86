import type { z } from 'zod';
import { and, eq, sql, type Column } from 'drizzle-orm';
import { findQuota } from '#modules/farmer-quotas/server/public.ts';
import { provinceBorders } from '#modules/geography/contract/province-borders.ts';
import {
  whereaboutsSources,
  type whereaboutsRoute,
} from '#modules/land-plots/contract/whereabouts.ts';
import { boundsOf } from '#libraries/geometry/shapes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ofQuotas } from '../plots/plots.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';

type Asked = z.output<typeof whereaboutsRoute.query>;
type Whereabouts = z.output<(typeof whereaboutsRoute.answers)[200]>;

/** About 300 metres: a plot beside the known ones is in sight. */
const BESIDE_DEGREES = 0.003;

/** Where a plot probably is: at other plots of its farmer, of its sub-district or of its district, else in its province. */
export async function findWhereabouts(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  asked: Asked,
): Promise<Whereabouts> {
  const quota =
    asked.quota_id === undefined ? undefined : await findQuota(tx, scope, asked.quota_id);
  const known = { ...asked, farmer_id: quota?.farmer_id };
  const address = asked.subdistrict_id ?? quota?.contact_subdistrict_id ?? undefined;
  return (
    (await aroundPlots(tx, scope, known)) ??
    (await aroundPlots(tx, scope, { subdistrict_id: address })) ??
    inProvince(address)
  );
}

interface Known {
  readonly farmer_id?: string | undefined;
  readonly subdistrict_id?: number | undefined;
}

/** The middle eight tenths of the nearest plots: one that was drawn elsewhere by mistake does not count. */
async function aroundPlots(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { farmer_id, subdistrict_id }: Known,
): Promise<Whereabouts | undefined> {
  const { longitude, latitude } = landPlots;
  const ofFarmer = farmer_id === undefined ? undefined : ofQuotas({ farmer_id });
  // The code of a sub-district begins with that of its district.
  const inDistrict =
    subdistrict_id === undefined
      ? undefined
      : eq(landPlots.district_id, Math.floor(subdistrict_id / 100));
  const isNear = inDistrict ?? ofFarmer;
  if (isNear === undefined) return undefined;
  // Counted as the sources are listed.
  const distance = sql<number>`case
    when ${ofFarmer ?? sql`false`} then 0
    when ${landPlots.subdistrict_id} = ${subdistrict_id ?? null}::integer then 1
    else 2 end`;
  const share = (of: Column, part: number) =>
    sql<number>`percentile_disc(${part}::double precision) within group (order by ${of})`;
  const [nearest] = await tx
    .select({
      distance,
      west: share(longitude, 0.1),
      south: share(latitude, 0.1),
      east: share(longitude, 0.9),
      north: share(latitude, 0.9),
    })
    .from(landPlots)
    .where(and(eq(landPlots.company_id, companyId), isNear))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(1);
  if (nearest === undefined) return undefined;
  return {
    source: whereaboutsSources[nearest.distance] ?? null,
    box: {
      west: nearest.west - BESIDE_DEGREES,
      south: nearest.south - BESIDE_DEGREES,
      east: nearest.east + BESIDE_DEGREES,
      north: nearest.north + BESIDE_DEGREES,
    },
  };
}

function inProvince(subdistrict: number | undefined): Whereabouts {
  const borders = provinceBorders(Math.floor((subdistrict ?? 0) / 10_000));
  if (borders === undefined) return { source: null, box: null };
  return { source: 'province', box: boundsOf([borders]) };
}
