import { lockSeason } from '#modules/farmer-quotas/server/public.ts';
import {
  CANE_SURVEY,
  surveyEvents,
  type Survey,
  type SurveyChange,
} from '#modules/cane-surveys/contract/surveys.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requirePast } from './device-clock.ts';
import { surveyValues } from './survey-values.ts';
import { surveyKeeper } from './surveys.queries.ts';

interface Update {
  readonly id: string;
  readonly change: SurveyChange;
  readonly now: Date;
}

/** Changes a survey; its yield is estimated again with the constants of today. */
export async function updateSurvey(
  tx: Transaction,
  scope: Scope,
  { id, change: { updated_at, surveyed_at, ...fields }, now }: Update,
): Promise<Survey> {
  return surveyKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: surveyEvents.updated,
    async values(stored) {
      await lockSeason(tx, scope, { id: stored.season_id, path: 'quota_id' });
      const taken = surveyed_at ?? stored.surveyed_at;
      requirePast(Date.parse(taken), now);
      const derived = await surveyValues(tx, scope, { ...fields, surveyed_at: taken });
      return { ...fields, ...derived, surveyed_at: new Date(taken).toISOString() };
    },
  });
}

/** Deletes a survey with its photos. */
export async function deleteSurvey(tx: Transaction, scope: Scope, id: string): Promise<void> {
  await surveyKeeper.delete(tx, scope, {
    id,
    event: surveyEvents.deleted,
    async before({ season_id }) {
      await lockSeason(tx, scope, { id: season_id, path: 'quota_id' });
      await forgetAttachments(tx, scope, { entity: CANE_SURVEY, ids: [id] });
    },
  });
}
