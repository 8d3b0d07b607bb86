import { and, count, desc, isNotNull, sql } from 'drizzle-orm';
import { MOST_ESTIMATES, type Estimate } from '#modules/cane-surveys/contract/estimates.ts';
import type { SurveyFilters } from '#modules/cane-surveys/contract/surveys.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { surveyConditions } from '../surveys/surveys.queries.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

/** The latest estimate of each plot, how many plots have one, and their sum. */
export async function readEstimates(
  tx: Transaction,
  query: SurveyFilters,
): Promise<{ total: number; tons: number; estimates: Estimate[] }> {
  const { company_id: companyId, plot_id, quota_id } = caneSurveys;
  const where = and(
    isNotNull(caneSurveys.estimated_tons),
    surveyConditions(query),
    matchesSearch(caneSurveys.search_text, query.search),
  );
  const latest = tx
    .selectDistinctOn([plot_id], { tons: caneSurveys.estimated_tons })
    .from(companyView(caneSurveys))
    .where(where)
    .orderBy(plot_id, desc(caneSurveys.surveyed_at))
    .as('latest');
  const [all] = await tx
    .select({ total: count(), tons: sql<number>`coalesce(sum(${latest.tons}), 0)` })
    .from(latest);
  const rows = await tx
    .selectDistinctOn([plot_id], {
      survey_id: caneSurveys.id,
      plot_id,
      deed_number: plotOf({ companyId, id: plot_id }, 'deed_number'),
      farmer_name: quotaOf({ companyId, id: quota_id }, 'farmer_name'),
      latitude: plotOf({ companyId, id: plot_id }, 'latitude'),
      longitude: plotOf({ companyId, id: plot_id }, 'longitude'),
      surveyed_at: caneSurveys.surveyed_at,
      tons_per_rai: caneSurveys.tons_per_rai,
      estimated_tons: caneSurveys.estimated_tons,
    })
    .from(companyView(caneSurveys))
    .where(where)
    .orderBy(plot_id, desc(caneSurveys.surveyed_at))
    .limit(MOST_ESTIMATES);
  return {
    total: all?.total ?? 0,
    tons: all?.tons ?? 0,
    estimates: rows.map((row) => ({
      ...row,
      tons_per_rai: row.tons_per_rai ?? 0,
      estimated_tons: row.estimated_tons ?? 0,
    })),
  };
}
