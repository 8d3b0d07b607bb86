import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { agentPermissions } from './permissions.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { webhookFailureCode } from './webhook.ts';

export const passage = z.object({
  file_id: recordId,
  filename: z.string(),
  chunk_no: z.number().int(),
  text: z.string(),
  /** 0 to 1, best first. */
  score: z.number().min(0).max(1),
  page: z.number().int().optional(),
});

export type Passage = z.output<typeof passage>;

/** Why the scores are based only on keywords, where they are. */
export const withoutVectors = z.enum(['model-unavailable', 'index-unavailable']).optional();

export const questionLimits = { question: 2_000, passages: 50, passagesOfAsk: 5 } as const;

export const question = requiredText(questionLimits.question, 'agents:errors.question_required');

export const retrieveRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/retrieve',
  access: agentPermissions.name('ask'),
  summary: 'Passages of the agent that answer a query, best first',
  body: z.strictObject({
    query: question,
    top_k: z.number().int().min(1).max(questionLimits.passages).default(10),
  }),
  answers: { 200: z.object({ data: z.array(passage), without_vectors: withoutVectors }) },
});

/**
 * The passages, and beside them the answer of the workflow behind the webhook. The server calls it with
 * POST `{ action: "sendMessage", chatInput, sessionId, metadata: { agent_id, agent_code, agent_name,
 * language, passages } }` and reads `output` or `text`; a workflow that fails is reported here, not as a
 * failure of the call.
 */
export const askRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/ask',
  access: agentPermissions.name('ask'),
  summary: "Ask the agent: its passages and its workflow's answer",
  body: z.strictObject({ question, session_id: z.string().min(1).max(100) }),
  answers: {
    200: z.object({
      passages: z.array(passage),
      without_vectors: withoutVectors,
      answer: z.object({ text: z.string(), latency_ms: z.number().int() }).optional(),
      webhook_failure: z.object({ code: webhookFailureCode, message: z.string() }).optional(),
    }),
  },
});
