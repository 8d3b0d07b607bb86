import { agentErrors } from './errors.ts';
import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { question } from './questions.ts';

export const questionSetLimits = {
  questions: 500,
  files: 20,
  /** Characters that can be pasted at once. */
  paste: 200_000,
  /** Scores that are stored; the oldest are deleted first. */
  scores: 200,
} as const;

/** Passages that are checked for a question; a file that comes later counts as not found. */
export const placesLookedAt = 10;

/** As many passages as Ask shows. */
export const placesShown = 5;

const expectedFile = z.object({ file_id: recordId, filename: z.string() });

/** The rank of the expected file when the question was last scored, and which files came first. */
const questionResult = z.object({
  /** 1 is the first passage; null is not among those checked. */
  place: z.number().int().nullable(),
  /** Names of the files of the first passages, best first. */
  found: z.array(z.string()),
});

/** A question that an agent must be able to answer, and the files that contain the answer. */
export const setQuestion = z.object({
  id: recordId,
  question: z.string(),
  /** Any of them will do. Empty when all were deleted: the question is then not scored. */
  files: z.array(expectedFile),
  /** Null until its current text was scored. */
  result: questionResult.nullable(),
  updated_at: instant,
});

export type SetQuestion = z.output<typeof setQuestion>;

const fields = {
  question,
  file_ids: z
    .array(recordId)
    .min(1, 'agents:errors.expected_file_required')
    .max(questionSetLimits.files),
};

export const setQuestionInput = z.strictObject(fields);

export type SetQuestionInput = z.output<typeof setQuestionInput>;

/** How many questions found their file at which rank. */
export const qualityFigures = z.object({
  questions: z.number().int(),
  first: z.number().int(),
  within_five: z.number().int(),
  /** The mean of one divided by the rank; 1 is the best. */
  reciprocal_rank: z.number(),
});

export type QualityFigures = z.output<typeof qualityFigures>;

/** The score of a whole question set at one moment. */
export const questionSetScore = qualityFigures.extend({
  id: recordId,
  scored_at: instant,
  /** The run after which it was scored; null when somebody requested it. */
  sync_job_id: recordId.nullable(),
  embedding_model: z.string(),
  chunk_size: z.number().int(),
  chunk_overlap: z.number().int(),
});

export type QuestionSetScore = z.output<typeof questionSetScore>;

/** How good an agent's search is by its question set, now and over time. */
export const qualityReport = z.object({
  questions: z.number().int(),
  /** Questions that are not scored, as all their files were deleted. */
  without_file: z.number().int(),
  /** A scoring was requested and is not finished. */
  scoring: z.boolean(),
  /** Why the last scoring gave no score. */
  failure: z
    .object({ code: z.enum(['model-unavailable', 'index-unavailable']), at: instant })
    .nullable(),
  scores: z.array(questionSetScore),
  /** Figures over the questions that both scores have, while fewer find their file than before. */
  drop: z.object({ before: qualityFigures, after: qualityFigures, since: instant }).nullable(),
});

export type QualityReport = z.output<typeof qualityReport>;

/** A line that was not added, and why. */
const refusedLine = z.object({
  /** Counted from 1, as in the pasted text. */
  row: z.number().int(),
  text: z.string(),
  code: z.string(),
  message: z.string(),
});

export const pasteOutcome = z.object({
  added: z.number().int(),
  refused: z.array(refusedLine),
});

export type PasteOutcome = z.output<typeof pasteOutcome>;

export const listSetQuestionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/question-set',
  access: agentPermissions.name('read'),
  summary: "Questions of the agent's question set; those that miss come worst first",
  query: z.object({
    ...pageParameters,
    search: plainText(200).default(''),
    /** `missed`: the expected file was not the first, or not found. */
    result: z.enum(['missed']).optional(),
  }),
  answers: { 200: page(setQuestion) },
});

export const addSetQuestionRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/question-set',
  access: agentPermissions.name('write'),
  summary: 'Add a question with the files that contain its answer',
  body: setQuestionInput,
  refuses: [agentErrors.question_set_full],
  answers: { 201: setQuestion },
});

/**
 * One question a line: the question and the names of its files, separated by tabs or as CSV. Valid lines
 * are added; the others are returned with their numbers and reasons.
 */
export const pasteSetQuestionsRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/question-set/paste',
  access: agentPermissions.name('write'),
  summary: 'Add many questions at once, as pasted from a sheet',
  body: z.strictObject({
    text: z
      .string()
      .min(1, 'agents:errors.paste_required')
      .max(questionSetLimits.paste)
      .refine((text) => !text.includes('\0'), 'platform:validation.unprintable_character'),
  }),
  answers: { 200: pasteOutcome },
});

/** Answers 409 with the stored question in `current` when somebody saved after `updated_at`. */
export const changeSetQuestionRoute = defineRoute({
  method: 'PUT',
  path: '/v1/set-questions/:id',
  access: agentPermissions.name('write'),
  summary: 'Change a question or the files that contain its answer',
  body: setQuestionInput.extend({ updated_at: instant }),
  answers: { 200: setQuestion },
});

export const removeSetQuestionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/set-questions/:id',
  access: agentPermissions.name('write'),
  summary: 'Remove a question from the question set',
  answers: { 204: z.undefined() },
});

export const qualityReportRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/quality',
  access: agentPermissions.name('read'),
  summary: 'Scores of the question set over time, and whether the last one dropped',
  answers: { 200: qualityReport },
});

/** A second request while it runs changes nothing. */
export const scoreQuestionSetRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/quality/score',
  access: agentPermissions.name('write'),
  summary: 'Have the question set scored now; after each sync it is scored by itself',
  answers: { 202: qualityReport },
});

/** From then on later scores are compared with the current one. */
export const acceptScoreRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/quality/accept',
  access: agentPermissions.name('write'),
  summary: 'Accept a dropped score as the new baseline, which ends the warning',
  answers: { 200: qualityReport },
});
