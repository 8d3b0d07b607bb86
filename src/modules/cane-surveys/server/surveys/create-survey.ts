import { sql } from 'drizzle-orm';
import {
  surveyErrors,
  surveyEvents,
  type Survey,
  type SurveyFields,
  type SurveyInput,
} from '#modules/cane-surveys/contract/surveys.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { rightTime } from './device-clock.ts';
import { surveyValues } from './survey-values.ts';
import { surveyKeeper } from './surveys.queries.ts';
import { caneSurveys } from '../records/surveys.tables.ts';

interface Sent {
  readonly body: SurveyInput;
  readonly now: Date;
}

/** Stores a survey, unless it is that of a draft which was sent before: then that one is answered. */
export async function createSurvey(
  tx: Transaction,
  scope: Scope,
  { body: { draft_id, device_time, ...fields }, now }: Sent,
): Promise<Survey> {
  if (draft_id !== null) {
    const sent = await findSent(tx, scope, draft_id);
    if (sent !== undefined) return requireSame(sent, { fields, scope });
  }
  const time = rightTime({ surveyed_at: fields.surveyed_at, device_time }, now);
  const derived = await surveyValues(tx, scope, fields);
  return surveyKeeper.create(tx, scope, {
    event: surveyEvents.created,
    values: { ...fields, ...derived, ...time, draft_id, surveyor_id: scope.employeeId },
  });
}

/** The survey of a draft; the same draft waits until this transaction ends. */
async function findSent(tx: Transaction, scope: Scope, draft_id: string) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`survey draft ${draft_id}`}), ${scope.companyId}::integer)`,
  );
  const [found] = await tx
    .select({ id: caneSurveys.id })
    .from(caneSurveys)
    .where(hasValues(caneSurveys, { company_id: scope.companyId, draft_id }));
  return found === undefined ? undefined : surveyKeeper.find(tx, scope, found.id);
}

interface Repeated {
  readonly fields: SurveyFields;
  readonly scope: Scope;
}

/** Of others, or measured otherwise, it is another survey; what was put right since is not looked at. */
function requireSame(sent: Survey, { fields, scope }: Repeated): Survey {
  const isSame =
    sent.surveyor_id === scope.employeeId &&
    sent.plot_id === fields.plot_id &&
    (sent.updated_at !== sent.created_at || hasMeasures(sent, fields));
  if (!isSame) throw surveyErrors.draft_sent_before({ current: sent });
  return sent;
}

function hasMeasures(sent: Survey, fields: SurveyFields): boolean {
  // The server sets the time right, and chooses a crop where none was chosen.
  const { surveyed_at: _time, crop_id: _crop, ...others } = fields;
  const stored = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(others).every(([name, value]) => stored.get(name) === value);
}
