import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { passage, withoutVectors } from './passage.ts';
import { webhookFailureCode } from './webhook.ts';

export const conversationLimits = { title: 200, remark: 1_000, turns: 200 } as const;

export const turnStatuses = ['answering', 'answered', 'failed', 'cancelled'] as const;

export const ratings = ['up', 'down'] as const;

/** Why a turn has no answer: what went wrong with the workflow, or with us. Texts under `agents:webhook_failures`. */
export const turnFailureCode = z.enum([...webhookFailureCode.options, 'interrupted', 'broken']);

export type TurnFailureCode = z.output<typeof turnFailureCode>;

/** A question, what the documents say to it, and what the workflow answers. */
export const turn = z.object({
  id: recordId,
  question: z.string(),
  status: z.enum(turnStatuses),
  /** As far as it has come; what came before a failure or a cancellation stays. */
  answer: z.string(),
  failure: z.object({ code: turnFailureCode, message: z.string() }).nullable(),
  /** Null until the search is through. */
  passages: z.array(passage).nullable(),
  without_vectors: withoutVectors,
  latency_ms: z.number().int().nullable(),
  rating: z.enum(ratings).nullable(),
  remark: z.string(),
  asked_at: instant,
});

export type Turn = z.output<typeof turn>;

/** A row of somebody's conversations with an agent. */
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
