import * as routes from '#modules/cane-surveys/contract/surveys.ts';
import * as visits from '#modules/cane-surveys/contract/visits.ts';
import * as attachments from '#platform/contract/attachments.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { upload } from '#platform/web/api/upload.ts';
import { bodyOf, type Draft, type SurveyDraft } from './drafts.ts';
import { removeDraft, storeDraft, storedDrafts } from './field-store.ts';

const { surveyRoutes, CANE_SURVEY } = routes;
const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;
const WAIT = new Set([401, 408, 409, 429]);
const SENT_BEFORE = 'cane-surveys.draft_sent_before';

interface Sending {
  readonly reader: string;
  /** Called after each draft. */
  readonly onProgress: () => void;
}

/**
 * Sends what is finished, one after another, in one tab at a time. What the server refuses stays with the reason;
 * where no answer comes, everything stays and is sent again, which the server notices by the id of the draft.
 */
export async function sendDrafts({ reader, onProgress }: Sending): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  const send = async () => {
    for (const draft of await storedDrafts(reader)) {
      if (!draft.isReady || draft.problem !== undefined) continue;
      if (!(await sendOne(reader, draft))) return;
      onProgress();
    }
  };
  await (locks === undefined ? send() : locks.request('backoffice.field', send));
}

/** Whether the next one can be tried. */
async function sendOne(reader: string, draft: Draft): Promise<boolean> {
  try {
    if (draft.kind === 'skip') {
      const { visit_id: id, skip_reason } = draft;
      await callRoute(visits.skipVisitRoute, { id, skip_reason });
    } else {
      await sendSurvey(reader, draft);
    }
    await removeDraft(reader, draft.id);
    return true;
  } catch (error) {
    if (!isRefusal(error)) return false;
    await storeDraft(reader, { ...draft, problem: saysWhy(error) });
    return true;
  }
}

/** First the survey, then its photos; what was stored already is not stored again. */
async function sendSurvey(reader: string, draft: SurveyDraft): Promise<void> {
  const id =
    draft.survey_id ?? (await callRoute(surveyRoutes.create, bodyOf(draft, new Date()))).id;
  if (draft.survey_id === undefined) await storeDraft(reader, { ...draft, survey_id: id });
  for (const photo of draft.photos) {
    const form = new FormData();
    form.append('entity_type', CANE_SURVEY);
    form.append('entity_id', id);
    form.append('file', photo.content, `${photo.id}.jpg`);
    await upload(attachments.uploadFileRoute, { form });
  }
}

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  if (code === SENT_BEFORE) return true;
  return status >= FIRST_REFUSAL && status < FIRST_FAILURE && !isPassing(status, code);
}

/** Refusals that the same call does not meet later. */
function isPassing(status: number, code: string): boolean {
  return WAIT.has(status) && !code.includes('.');
}

function saysWhy({ message, fields }: ApiError): string {
  return [...new Set([message, ...fields.map((field) => field.message)])].join(' ');
}
