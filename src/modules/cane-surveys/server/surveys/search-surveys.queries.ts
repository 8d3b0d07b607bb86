import { desc } from 'drizzle-orm';
import { surveyPermissions } from '#modules/cane-surveys/contract/permissions.ts';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

/** Finds surveys for the search over everything; they are called by their plots. */
export const searchSurveys: RecordSearch = {
  entity: CANE_SURVEY,
  permission: surveyPermissions.names.read,
  async find(tx, _scope, { text, limit }) {
    const condition = matchesSearch(caneSurveys.search_text, text);
    if (condition === undefined) return [];
    const { company_id: companyId, plot_id, quota_id } = caneSurveys;
    const rows = await tx
      .select({
        id: caneSurveys.id,
        name: plotOf({ companyId, id: plot_id }, 'deed_number'),
        detail: quotaOf({ companyId, id: quota_id }, 'farmer_name'),
      })
      .from(companyView(caneSurveys))
      .where(condition)
      .orderBy(desc(caneSurveys.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, within: null }));
  },
};
