import { and, eq, getTableColumns, gt, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import * as contract from '#modules/cane-surveys/contract/surveys.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { quotaOf, quotasWith } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { matches } from '#platform/server/database/matches.ts';
import { ordersBy } from '#platform/server/database/orders.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

function columns(language: Language | Placeholder) {
  const { company_id: companyId, search_text: _text, ...own } = getTableColumns(caneSurveys);
  const quota = { companyId, id: own.quota_id };
  return {
    ...own,
    deed_number: plotOf({ companyId, id: own.plot_id }, 'deed_number'),
    quota_code: quotaOf(quota, 'quota_code'),
    farmer_id: quotaOf(quota, 'farmer_id'),
    farmer_name: quotaOf(quota, 'farmer_name'),
    season_id: quotaOf(quota, 'season_id'),
    season: quotaOf(quota, 'season'),
    surveyor_name: employeeName({ companyId, id: own.surveyor_id, language }),
  };
}

/** Finds, creates, changes and deletes surveys. */
export const surveyKeeper = keepRecords({
  table: caneSurveys,
  entity: contract.CANE_SURVEY,
  columns,
  show: (row) => contract.survey.parse(row),
});

/** Which surveys the filters of lists, exports and maps let through, besides the search. */
export function surveyConditions(query: contract.SurveyFilters): SQL | undefined {
  const { surveyed_from: from, surveyed_to: to } = query;
  const day = sql`(${caneSurveys.surveyed_at} at time zone 'Asia/Bangkok')::date`;
  return and(
    matches(caneSurveys.plot_id, query.plot_id),
    matches(caneSurveys.quota_id, query.quota_id),
    quotasWith({ companyId: caneSurveys.company_id, id: caneSurveys.quota_id }, query),
    matches(caneSurveys.production_year, query.production_year),
    matches(caneSurveys.cane_type, query.cane_type),
    matches(caneSurveys.leaf_color, query.leaf_color),
    matches(caneSurveys.surveyor_id, query.surveyor_id),
    query.standing === undefined ? undefined : stoodWhere[query.standing],
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
  );
}

const stoodWhere = {
  inside: eq(caneSurveys.metres_from_plot, 0),
  outside: gt(caneSurveys.metres_from_plot, 0),
  unknown: isNull(caneSurveys.metres_from_plot),
};

/** The list of surveys. */
export const surveyList = listRecords({
  table: caneSurveys,
  columns,
  orders: ordersBy(caneSurveys.id, {
    surveyed_at: caneSurveys.surveyed_at,
    created_at: caneSurveys.created_at,
    tons_per_rai: caneSurveys.tons_per_rai,
    height_cm: caneSurveys.height_cm,
  }),
  filters: (query: contract.SurveyListing) => surveyConditions(query),
});
