import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { quotasWith } from '#modules/farmer-quotas/server/public.ts';
import { plotPermissions } from '#modules/land-plots/contract/permissions.ts';
import * as contract from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import {
  areaAgrees,
  farmerSeasonAndArea,
  grownVariety,
  listedPlotColumns,
  plotColumns,
  quotaOfListed,
} from './plot-columns.ts';
import { landPlots } from './plots.tables.ts';

/** Finds, creates, changes and deletes plots. */
export const plotKeeper = keepRecords({
  table: landPlots,
  entity: contract.LAND_PLOT,
  columns: plotColumns,
  show: (row) => contract.plot.parse(row),
  searched: ['deed_number', 'deed_owner_name', 'address_line'],
  refusals: {
    land_plots_shape_is_unique: {
      path: 'shapefile_id',
      code: 'land-plots:errors.shapefile_of_other_plot',
    },
    land_plots_shape: { path: 'shapefile_id' },
  },
});

/** Which plots the filters of lists, exports and maps let through, besides the search. */
export function plotConditions(query: contract.PlotFilters): SQL | undefined {
  const { area_agreement } = query;
  return and(
    matches(landPlots.quota_id, query.quota_id),
    ofQuotas(query),
    matches(landPlots.ownership_type, query.ownership_type),
    matches(landPlots.deed_kind, query.deed_kind),
    matches(landPlots.deed_number, query.deed_number),
    matches(landPlots.province_id, query.province_id),
    matches(landPlots.district_id, query.district_id),
    matches(landPlots.subdistrict_id, query.subdistrict_id),
    query.variety === undefined ? undefined : eq(sql`(${grownVariety()})`, query.variety),
    area_agreement === undefined
      ? undefined
      : eq(sql`(${areaAgrees})`, area_agreement === 'agrees'),
  );
}

/** Which plots have a quota of a farmer, a season or a field office. */
export function ofQuotas(wanted: Parameters<typeof quotasWith>[1]): SQL | undefined {
  return quotasWith({ companyId: landPlots.company_id, id: landPlots.quota_id }, wanted);
}

/** How many plots are registered under quotas of a season. */
export async function plotsInSeason(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  season_id: string,
): Promise<number> {
  const [counted] = await tx
    .select({ plots: count() })
    .from(landPlots)
    .where(and(eq(landPlots.company_id, companyId), ofQuotas({ season_id })));
  return counted?.plots ?? 0;
}

/** The orders of lists of plots, each that of an index. */
export const plotOrders = ordersBy(landPlots.id, {
  created_at: landPlots.created_at,
  updated_at: landPlots.updated_at,
  deed_number: landPlots.deed_number,
  deed_owner_name: inThaiOrder(landPlots.deed_owner_name),
  area: landPlots.area_tenths,
});

/** The list of plots. */
export const plotList = listRecords({
  table: landPlots,
  columns: listedPlotColumns,
  beside: quotaOfListed,
  orders: plotOrders,
  filters: (query: contract.PlotListing) => plotConditions(query),
});

/** Finds plots for the search over everything. */
export const searchPlots = searchRecords({
  entity: contract.LAND_PLOT,
  permission: plotPermissions.names.read,
  table: landPlots,
  name: landPlots.deed_number,
  detail: farmerSeasonAndArea,
});
