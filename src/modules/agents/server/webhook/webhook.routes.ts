import * as routes from '#modules/agents/contract/webhook.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { checkWebhook } from './check-webhook.ts';
import { removeWebhookSecret } from './remove-webhook-secret.ts';
import { renewWebhookSecret } from './renew-webhook-secret.ts';

/** Each check sends a call to an address that somebody typed. */
const CHECKS_PER_MINUTE = 60;

/** Webhooks of agents: trying them out, and the secret that signs the calls. */
export function serveWebhooks(serve: Serve, context: AgentsContext): void {
  serve.outside(
    routes.checkWebhookRoute,
    async ({ scope, body }) =>
      checkWebhook(context, scope, { url: body.chat_webhook_url, id: body.id }),
    { perMinute: CHECKS_PER_MINUTE },
  );

  serve.transaction(routes.renewWebhookSecretRoute, ({ tx, scope, params }) =>
    renewWebhookSecret(tx, scope, { agentId: params.id, secrets: context.secrets }),
  );

  serve.transaction(routes.removeWebhookSecretRoute, async ({ tx, scope, params }) => {
    await removeWebhookSecret(tx, scope, params.id);
    return undefined;
  });
}
