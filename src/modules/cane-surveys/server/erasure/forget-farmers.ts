import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { SURVEY_VISIT } from '#modules/cane-surveys/contract/visits.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { plotOf } from '#modules/land-plots/server/public.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
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
    const ids = [...new Set([...idsOf(surveys), ...(await surveysEverUnder(tx, scope, quotaIds))])];
    await forgetAttachments(tx, scope, { entity: CANE_SURVEY, ids });
    const others = { ids: [], events: [] };
    await forget(tx, scope, { entity: CANE_SURVEY, ids, others, values });
    await forget(tx, scope, { entity: SURVEY_VISIT, ids: idsOf(visits), others, values });
  };
}

/** The surveys that were ever stored under one of the quotas, by their history: those too that are deleted. */
async function surveysEverUnder(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  quotaIds: readonly string[],
): Promise<string[]> {
  const { before, after } = eventLog;
  const rows = await tx
    .selectDistinct({ id: eventLog.entity_id })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, CANE_SURVEY),
        or(
          isOneOfQuotas(sql`${before} ->> 'quota_id'`, quotaIds),
          isOneOfQuotas(sql`${after} ->> 'quota_id'`, quotaIds),
        ),
      ),
    );
  return idsOf(rows);
}

function isOneOfQuotas(id: SQL, quotaIds: readonly string[]): SQL {
  return sql`${id}::text = any(${sql.param([...quotaIds])}::text[])`;
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
