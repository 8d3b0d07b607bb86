import * as routes from '#modules/cane-surveys/contract/surveys.ts';
import * as visits from '#modules/cane-surveys/contract/visits.ts';
import * as attachments from '#platform/contract/attachments.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { upload } from '#platform/web/api/upload.ts';
import { bodyOf, type Draft, type SurveyDraft } from './drafts.ts';
import { removeDraft, removePhoto, storeDraft, storedDrafts, storedPhoto } from './field-store.ts';

const { surveyRoutes, CANE_SURVEY } = routes;
const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;
const WAIT = new Set([401, 408, 409, 429]);
/** So many letters of its id tell the photos of a plot apart. */
const NAMED_BY = 4;
const SENT_BEFORE = 'cane-surveys.draft_sent_before';

interface Sending {
  readonly reader: string;
  /** Called after each draft that was sent or refused. */
  readonly onProgress: (id: string) => void;
}

/**
 * Sends what is finished, one after another, in one tab at a time, and says whether anything was sent. What the
 * server refuses stays with the reason; where no answer comes, everything stays and is sent again, which the
 * server notices by the id of the draft.
 */
export async function sendDrafts({ reader, onProgress }: Sending): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  const send = async () => {
    let hasSent = false;
    for (const draft of await storedDrafts(reader)) {
      if (!draft.isReady || draft.problem !== undefined) continue;
      if (!(await sendOne(reader, draft))) break;
      hasSent = true;
      onProgress(draft.id);
    }
    return hasSent;
  };
  return locks === undefined ? send() : locks.request('backoffice.field', send);
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
    if (draft.kind === 'survey' && isOfLostVisit(error, draft)) {
      return sendOne(reader, { ...draft, isUnplanned: true });
    }
    await remember(reader, refused(draft, error));
    return true;
  }
}

/** On a full device as long as the page is open: sending is what makes room. */
function remember(reader: string, draft: Draft): Promise<void> {
  return storeDraft(reader, draft).catch(() => undefined);
}

/** First the survey, then its photos; what was stored already is not stored again. */
async function sendSurvey(reader: string, draft: SurveyDraft): Promise<void> {
  const survey_id =
    draft.survey_id ?? (await callRoute(surveyRoutes.create, bodyOf(draft, new Date()))).id;
  let photos = draft.photos;
  if (draft.survey_id === undefined) await remember(reader, { ...draft, survey_id });
  for (const photo of draft.photos) {
    const content = await storedPhoto(reader, draft.id, photo);
    await sendPhoto(content, { survey_id, photo, deed_number: draft.deed_number });
    photos = photos.filter((id) => id !== photo);
    await remember(reader, { ...draft, survey_id, photos });
    await removePhoto(reader, draft.id, photo);
  }
}

interface OfSurvey {
  readonly survey_id: string;
  readonly photo: string;
  readonly deed_number: string;
}

/** The same content under the same name is stored once, however often it is sent. */
async function sendPhoto(content: Blob | undefined, of: OfSurvey): Promise<void> {
  const { survey_id, photo, deed_number } = of;
  if (content === undefined) return;
  const form = new FormData();
  form.append('entity_type', CANE_SURVEY);
  form.append('entity_id', survey_id);
  form.append(
    'file',
    content,
    `${deed_number.replaceAll(/[^\p{L}\p{N}]+/gu, '-')} ${photo.slice(0, NAMED_BY)}.jpg`,
  );
  await upload(attachments.uploadFileRoute, { form, idempotencyKey: photo });
}

function refused(draft: Draft, error: ApiError): Draft {
  const problem = saysWhy(error);
  if (draft.kind === 'skip' || error.code !== SENT_BEFORE) return { ...draft, problem };
  const { current } = error;
  const hasId = typeof current === 'object' && current !== null && 'id' in current;
  return { ...draft, problem, stored_id: hasId ? String(current.id) : '' };
}

/** The office took the visit out of the plan meanwhile: what was measured counts all the same. */
function isOfLostVisit({ fields }: ApiError, draft: SurveyDraft): boolean {
  return draft.isUnplanned !== true && fields.some(({ path }) => path === 'visit_id');
}

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.localFailure !== undefined) return false;
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
