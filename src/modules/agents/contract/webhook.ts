import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';

import { agentPermissions } from './permissions.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';

export const WEBHOOK_LENGTH = 2_000;

const webAddress = z.url({ protocol: /^https?$/ });

function isWebAddress(address: string): boolean {
  return address === '' || webAddress.safeParse(address).success;
}

function hasNoCredentials(address: string): boolean {
  return !isWebAddress(address) || !/^[a-z]+:[\\/]*[^\\/?#]*@/i.test(address);
}

const address = z
  .string()
  .refine(isWebAddress, 'agents:errors.webhook_invalid')
  .refine(hasNoCredentials, 'agents:errors.webhook_credentials');

/** The server checks where it leads: when saving, and again at each call. */
export const webhookUrl = requiredText(WEBHOOK_LENGTH, 'agents:errors.webhook_required').pipe(
  address,
);

/** The same, or none. */
export const optionalWebhookUrl = plainText(WEBHOOK_LENGTH).pipe(address);

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

/** The result of one test call to a webhook. */
export const webhookCheck = z.object({
  checked_at: instant,
  /** Null when it answered correctly. */
  failure: webhookFailureCode.nullable(),
  /** The answer's status; 0 when none came. */
  status: z.number().int(),
  /** Until the first word, and until the last. */
  first_word_ms: z.number().int().nullable(),
  latency_ms: z.number().int(),
  shape: webhookShape.nullable(),
  /** The answer comes piece by piece, and people see it grow. */
  streams: z.boolean(),
  signed: z.boolean(),
});

export type WebhookCheck = z.output<typeof webhookCheck>;

/**
 * Sends a workflow one question to try it out. With `id` the call is signed as that agent's are, and the
 * result is stored with the agent when the address is the stored one.
 */
export const checkWebhookRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/check-webhook',
  access: agentPermissions.name('write'),
  summary: 'Call a webhook once and say how it answers',
  body: z.strictObject({ chat_webhook_url: webhookUrl, id: recordId.optional() }),
  answers: { 200: webhookCheck },
});

/**
 * Signs all later calls as standardwebhooks.com describes, with the headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`. The secret is in this answer and never shown again; calls
 * carry a second signature with the previous secret for one more day.
 */
export const renewWebhookSecretRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/webhook-secret',
  access: agentPermissions.name('write'),
  summary: "Make a new secret that signs the calls to an agent's webhook",
  secretAnswer: true,
  answers: { 201: z.object({ secret: z.string(), webhook_signed_since: instant }) },
});

export const removeWebhookSecretRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id/webhook-secret',
  access: agentPermissions.name('write'),
  summary: "Delete the secret; calls to the agent's webhook are no longer signed",
  answers: { 204: z.undefined() },
});
