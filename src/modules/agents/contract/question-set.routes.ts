import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';
import {
  pasteOutcome,
  qualityReport,
  questionSetLimits,
  setQuestion,
  setQuestionInput,
} from './question-set.ts';
import { plainText } from '#platform/contract/text-fields.ts';

const params = z.object({ id: recordId });

export const listSetQuestionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/question-set',
  access: agentPermissions.name('read'),
  summary: "Questions of the agent's question set; those that miss come worst first",
  params: agentParams,
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
  summary: 'Add a question with the files that hold its answer',
  params: agentParams,
  body: setQuestionInput,
  answers: { 201: setQuestion },
});

/**
 * One question a line: the question and the names of its files, parted by tabs or as CSV. Lines that are in
 * order are taken; the others are answered with their numbers and reasons.
 */
export const pasteSetQuestionsRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/question-set/paste',
  access: agentPermissions.name('write'),
  summary: 'Add many questions at once, as pasted from a sheet',
  params: agentParams,
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
  summary: 'Change a question or the files that hold its answer',
  params,
  body: setQuestionInput.extend({ updated_at: instant }),
  answers: { 200: setQuestion },
});

export const removeSetQuestionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/set-questions/:id',
  access: agentPermissions.name('write'),
  summary: 'Take a question out of the question set',
  params,
  answers: { 204: z.undefined() },
});

export const qualityReportRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/quality',
  access: agentPermissions.name('read'),
  summary: 'Scores of the question set over time, and whether the last one dropped',
  params: agentParams,
  answers: { 200: qualityReport },
});

/** Asked for again while it goes on, it changes nothing. */
export const scoreQuestionSetRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/quality/score',
  access: agentPermissions.name('write'),
  summary: 'Have the question set scored now; after each sync it is scored by itself',
  params: agentParams,
  answers: { 202: qualityReport },
});

/** From then on later scores are compared with the one of now. */
export const acceptScoreRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/quality/accept',
  access: agentPermissions.name('write'),
  summary: 'Take a dropped score as the new yardstick, which ends the warning',
  params: agentParams,
  answers: { 200: qualityReport },
});
