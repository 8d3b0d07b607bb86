import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { passage, withoutVectors, question } from './questions.ts';
import { webhookFailureCode } from './webhook.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

export const conversationLimits = { title: 200, remark: 1_000, turns: 200 } as const;

export const turnStatuses = ['answering', 'answered', 'failed', 'cancelled'] as const;

export const ratings = ['up', 'down'] as const;

/** Why a turn has no answer: what went wrong with the workflow, or internally. Texts under `agents:webhook_failures`. */
export const turnFailureCode = z.enum([...webhookFailureCode.options, 'interrupted', 'broken']);

export type TurnFailureCode = z.output<typeof turnFailureCode>;

/** A question, the passages found for it, and the workflow's answer. */
export const turn = z.object({
  id: recordId,
  question: z.string(),
  status: z.enum(turnStatuses),
  /** As far as it has come; what came before a failure or a cancellation stays. */
  answer: z.string(),
  failure: z.object({ code: turnFailureCode, message: z.string() }).nullable(),
  /** Null until the search has finished. */
  passages: z.array(passage).nullable(),
  without_vectors: withoutVectors,
  latency_ms: z.number().int().nullable(),
  rating: z.enum(ratings).nullable(),
  remark: z.string(),
  asked_at: instant,
});

export type Turn = z.output<typeof turn>;

/** A row in the list of somebody's conversations with an agent. */
export const conversationSummary = z.object({
  id: recordId,
  agent_id: recordId,
  /** The first question, until it is renamed. */
  title: z.string(),
  turns_count: z.number().int(),
  updated_at: instant,
});

export type ConversationSummary = z.output<typeof conversationSummary>;

/** A conversation with its turns, oldest first. */
export const conversation = conversationSummary.extend({ turns: z.array(turn) });

export type Conversation = z.output<typeof conversation>;

/** Everybody sees only their own conversations. */
export const listConversationsRoute = defineRoute({
  method: 'GET',
  path: '/v1/agents/:id/conversations',
  access: agentPermissions.name('ask'),
  summary: 'My conversations with an agent, the latest first',
  query: z.object(pageParameters),
  answers: { 200: page(conversationSummary) },
});

export const startConversationRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/conversations',
  access: agentPermissions.name('ask'),
  summary: 'Begin a conversation with an agent',
  answers: { 201: conversation },
});

export const getConversationRoute = defineRoute({
  method: 'GET',
  path: '/v1/conversations/:id',
  access: agentPermissions.name('ask'),
  summary: 'One of my conversations with its turns',
  answers: { 200: conversation },
});

export const renameConversationRoute = defineRoute({
  method: 'PUT',
  path: '/v1/conversations/:id',
  access: agentPermissions.name('ask'),
  summary: 'Rename a conversation',
  body: z.strictObject({
    title: requiredText(conversationLimits.title, 'agents:errors.title_required'),
  }),
  answers: { 200: conversation },
});

export const deleteConversationRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/conversations/:id',
  access: agentPermissions.name('ask'),
  summary: 'Delete a conversation with all its turns',
  answers: { 204: z.undefined() },
});

/**
 * Asks, and answers with server-sent events which carry `turnMessage`. A listener who leaves does not stop
 * the answer: it continues and is in the conversation later.
 */
export const askInConversationRoute = defineRoute({
  method: 'POST',
  path: '/v1/conversations/:id/turns',
  access: agentPermissions.name('ask'),
  summary: 'Ask in a conversation and follow the answer as it is written',
  body: z.strictObject({ question }),
  answersWith: 'event-stream',
  answers: { 200: z.string() },
});

/**
 * A message of a turn's stream: the turn as it begins, its passages, pieces of the answer while the workflow
 * writes, and the turn as it ended.
 */
export const turnMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('turn'), turn }),
  z.object({
    type: z.literal('found'),
    passages: z.array(passage),
    without_vectors: withoutVectors,
  }),
  z.object({ type: z.literal('piece'), text: z.string() }),
  z.object({ type: z.literal('end'), turn }),
]);

export type TurnMessage = z.output<typeof turnMessage>;

export const cancelTurnRoute = defineRoute({
  method: 'POST',
  path: '/v1/conversation-turns/:id/cancel',
  access: agentPermissions.name('ask'),
  summary: 'Stop an answer that is being written; cancelling one that ended changes nothing',
  answers: { 200: turn },
});

export const rateTurnRoute = defineRoute({
  method: 'PUT',
  path: '/v1/conversation-turns/:id/rating',
  access: agentPermissions.name('ask'),
  summary: 'Say whether an answer was good, with a remark; null removes the rating',
  body: z.strictObject({
    rating: z.enum(ratings).nullable(),
    remark: plainText(conversationLimits.remark),
  }),
  answers: { 200: turn },
});
