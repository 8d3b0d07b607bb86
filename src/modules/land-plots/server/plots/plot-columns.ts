import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { ofQuotaBeside, quotaBeside, quotaOf } from '#modules/farmer-quotas/server/public.ts';
import type { areaAgreements } from '#modules/land-plots/contract/plot-choices.ts';
import { attachments } from '#platform/server/attachments/attachments.tables.ts';
import { usualSettings } from '../settings/settings.queries.ts';
import { plotSettings } from '../settings/settings.tables.ts';
import { landPlots } from './plots.tables.ts';

const quota = { companyId: landPlots.company_id, id: landPlots.quota_id };
const { area_tenths: tenths, measured_square_metres: measured } = landPlots;

/** The area of the deed in square metres. */
const deedArea = sql`(${tenths} * 0.4::double precision)`;

const difference = sql`(100 * (${measured} - ${deedArea}) / ${deedArea})`;

// The transaction sees the settings of one company. Without a plot's company in it, this is read once for all plots.
const tolerance = sql`coalesce((
  select ${plotSettings.tolerance_percent} from ${plotSettings}), ${usualSettings.tolerance_percent})`;

/** Whether the measured area is that of the deed, within the tolerance of the company. */
export const areaAgrees = sql`abs(${difference}) <= ${tolerance}`;

/** The same in words, as a column of the statement that reads the plot. */
export function areaAgreement() {
  const agreement = sql`case when ${areaAgrees} then 'agrees' else 'differs' end`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<(typeof areaAgreements)[number]>`${agreement}`;
}

/** What grows on a plot in the season of its quota. The table by its name, as crops stand on plots. */
export function grownVariety(season: SQL = quotaOf(quota, 'season_id')) {
  const { company_id: companyId, id } = landPlots;
  const variety = sql`coalesce((
    select crop.variety from plot_crops crop
    where crop.company_id = ${companyId} and crop.plot_id = ${id} and crop.season_id = ${season}
    order by crop.created_at desc limit 1), '')`;
  // Wrapped, as above.
  return sql<string>`${variety}`;
}

/** What distinguishes plots of the same number: whose they are, in which season, and how large: `17-3-11.1`. */
export const farmerSeasonAndArea = sql<string>`concat_ws(${' · '},
  ${quotaOf(quota, 'farmer_name')}, ${quotaOf(quota, 'season')},
  concat_ws('-', ${tenths} / 4000, ${tenths} % 4000 / 1000, trim_scale((${tenths} % 1000) / 10.0)))`;

/** What answers read of a plot. */
export function plotColumns() {
  return columnsWith((name) => quotaOf(quota, name));
}

/** The same of the plots of a list, with their quota beside them. */
export function listedPlotColumns() {
  return columnsWith(ofQuotaBeside);
}

/** What `listedPlotColumns` read besides the plot. */
export const quotaOfListed = quotaBeside(quota);

function columnsWith(ofQuota: typeof ofQuotaBeside) {
  const {
    company_id: companyId,
    search_text: _text,
    area_tenths: _tenths,
    ownership_document_id: document,
    ...own
  } = getTableColumns(landPlots);
  return {
    ...own,
    quota_code: ofQuota('quota_code'),
    quota_status: ofQuota('quota_status'),
    farmer_id: ofQuota('farmer_id'),
    farmer_name: ofQuota('farmer_name'),
    season_id: ofQuota('season_id'),
    season: ofQuota('season'),
    variety: grownVariety(ofQuota('season_id')),
    area_rai: sql<number>`${sql`${tenths} / 4000`}`,
    area_ngan: sql<number>`${sql`${tenths} % 4000 / 1000`}`,
    area_wah: sql<number>`${sql`(${tenths} % 1000) / 10::double precision`}`,
    area_square_metres: sql<number>`${deedArea}`,
    area_hectares: sql<number>`${sql`${deedArea} / 10000`}`,
    area_difference_percent: sql<number>`${difference}`,
    area_agreement: areaAgreement(),
    // A file may have been removed from the plot or its quota.
    ownership_document_id: sql<string | null>`${sql`(
      select ${attachments.id} from ${attachments}
      where ${attachments.company_id} = ${companyId} and ${attachments.id} = ${document})`}`,
  };
}
