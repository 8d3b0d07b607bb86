import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';

/** Why the workflow gave no answer. Texts under `agents:webhook_failures`. */
export const webhookFailureCode = z.enum([
  'forbidden_address',
  'unreachable',
  'too_slow',
  'too_large',
  'refused',
  'unusable_answer',
  'workflow_failed',
  'secret_unreadable',
]);

export type WebhookFailureCode = z.output<typeof webhookFailureCode>;

/**
 * How a workflow writes its answer: one JSON object with `output` or `text`, server-sent events, one JSON
 * object a line, or bare text. Texts under `agents:webhook_shapes`.
 */
export const webhookShape = z.enum(['output', 'text', 'events', 'lines', 'plain']);

export type WebhookShape = z.output<typeof webhookShape>;

/** What one call to a webhook, made to try it out, found. */
export const webhookCheck = z.object({
  checked_at: instant,
  /** Null when it answered as it should. */
  failure: webhookFailureCode.nullable(),
  /** The answer's status; 0 when none came. */
  status: z.number().int(),
  /** Until the first word, and until the last. */
  first_word_ms: z.number().int().nullable(),
  latency_ms: z.number().int(),
  shape: webhookShape.nullable(),
  /** The answer comes piece by piece, and people see it grow. */
  streams: z.boolean(),
  /** The call was signed. */
  signed: z.boolean(),
});

export type WebhookCheck = z.output<typeof webhookCheck>;
