import { and, eq } from 'drizzle-orm';
import { surveyPermissions } from '#modules/cane-surveys/contract/permissions.ts';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { findQuota, quotasWith } from '#modules/farmer-quotas/server/public.ts';
import type { BelongingRecords } from '#platform/server/records/belonging-records.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

/** The surveys of a grower's cane through the seasons, in the history of each of their quotas. */
export const surveysOfQuotas: BelongingRecords = {
  to: FARMER_QUOTA,
  entity: CANE_SURVEY,
  permission: surveyPermissions.names.read,
  async find(tx, scope, quotaId) {
    const { farmer_id } = await findQuota(tx, scope, quotaId);
    const { company_id: companyId, id, quota_id } = caneSurveys;
    return (
      await tx
        .select({ id })
        .from(caneSurveys)
        .where(
          and(
            eq(companyId, scope.companyId),
            quotasWith({ companyId, id: quota_id }, { farmer_id }),
          ),
        )
    ).map((survey) => survey.id);
  },
};
