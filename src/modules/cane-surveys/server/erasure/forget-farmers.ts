import { and, eq, sql, type SQL } from 'drizzle-orm';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { SURVEY_VISIT } from '#modules/cane-surveys/contract/visits.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { findEverPointing } from '#platform/server/personal-data/records-in-history.queries.ts';
import { caneSurveys } from '../records/surveys.tables.ts';
import { surveyVisits } from '../records/visits.tables.ts';

/**
 * Erases what people wrote and photographed on the land of a farmer whose personal data are erased, with its
 * history. What was measured stays, as it says something of the cane alone.
 */
export function forgetFarmers({
  translator,
  forget,
}: Pick<Context, 'translator' | 'forget'>): Forget {
  const erased = translator.translate('th', 'platform:erased');
  return async (tx, scope, { entity, ids: quotaIds, values = [] }) => {
    if (entity !== FARMER_QUOTA) return;
    const { companyId } = scope;
    const { company_id, id, plot_id } = surveyVisits;
    const surveys = await tx
      .update(caneSurveys)
      .set({
        details: '',
        other_notes: '',
        disease_pest: '',
        search_text: sql`lower(${plotOf({ companyId: caneSurveys.company_id, id: caneSurveys.plot_id }, 'deed_number')})`,
      })
      .where(and(eq(caneSurveys.company_id, companyId), isOneOf(caneSurveys.quota_id, quotaIds)))
      .returning({ id: caneSurveys.id });
    const visits = await tx
      .update(surveyVisits)
      .set({
        note: '',
        skip_reason: sql`case when ${surveyVisits.skip_reason} = '' then '' else ${erased} end`,
      })
      .where(
        and(
          eq(company_id, companyId),
          isOneOfQuotas(plotOf({ companyId: company_id, id: plot_id }, 'quota_id'), quotaIds),
        ),
      )
      .returning({ id });
    const pointing = { entity: CANE_SURVEY, field: 'quota_id', values: quotaIds };
    const ever = await findEverPointing(tx, scope, pointing);
    const ids = [...new Set([...idsOf(surveys), ...ever])];
    await forgetAttachments(tx, scope, { entity: CANE_SURVEY, ids });
    const others = { ids: [], events: [] };
    await forget(tx, scope, { entity: CANE_SURVEY, ids, others, values });
    await forget(tx, scope, { entity: SURVEY_VISIT, ids: idsOf(visits), others, values });
  };
}

function isOneOfQuotas(id: SQL, quotaIds: readonly string[]): SQL {
  return sql`${id}::text = any(${sql.param([...quotaIds])}::text[])`;
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
