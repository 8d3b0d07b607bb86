import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { webhookUrl } from './agent.ts';
import { agentPermissions } from './agents.permissions.ts';
import { agentParams } from './agents.routes.ts';
import { webhookCheck } from './webhook.ts';

/**
 * Sends a workflow one question to try it out. With `id` the call is signed as that agent's are, and what
 * it found is kept with the agent when the address is the stored one.
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
 * `webhook-timestamp` and `webhook-signature`. The secret is told by this answer and never again; calls
 * carry a second signature with the secret before for one more day.
 */
export const renewWebhookSecretRoute = defineRoute({
  method: 'POST',
  path: '/v1/agents/:id/webhook-secret',
  access: agentPermissions.name('write'),
  summary: "Make a new secret that signs the calls to an agent's webhook",
  params: agentParams,
  secretAnswer: true,
  answers: { 201: z.object({ secret: z.string(), webhook_signed_since: instant }) },
});

export const removeWebhookSecretRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/agents/:id/webhook-secret',
  access: agentPermissions.name('write'),
  summary: "Forget the secret; calls to the agent's webhook are signed no more",
  params: agentParams,
  answers: { 204: z.undefined() },
});
