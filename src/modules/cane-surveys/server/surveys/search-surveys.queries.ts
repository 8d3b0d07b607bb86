import { surveyPermissions } from '#modules/cane-surveys/contract/permissions.ts';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

const { company_id: companyId, plot_id, quota_id, surveyed_at } = caneSurveys;

/** Finds surveys for the search over everything; they are called by their plots. */
export const searchSurveys = searchRecords({
  entity: CANE_SURVEY,
  permission: surveyPermissions.names.read,
  table: caneSurveys,
  name: plotOf({ companyId, id: plot_id }, 'deed_number'),
  detail: quotaOf({ companyId, id: quota_id }, 'farmer_name'),
  on: surveyed_at,
});
