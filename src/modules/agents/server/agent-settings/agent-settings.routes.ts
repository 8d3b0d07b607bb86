import * as routes from '#modules/agents/contract/agent-settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { createWebhookCheck, refusePrivateWebhook } from '../agents/webhook-address.ts';
import { findAgentSettings } from './agent-settings.queries.ts';
import { proposeAgent } from './propose-agent.ts';
import { setAgentSettings } from './set-agent-settings.ts';

/** What new agents begin with. */
export function serveAgentSettings(serve: Serve, { reach }: AgentsContext): void {
  const checkWebhook = createWebhookCheck(reach);

  serve.transaction(routes.getAgentSettingsRoute, ({ tx, scope }) => findAgentSettings(tx, scope));

  serve.transaction(routes.proposeAgentRoute, ({ tx, scope, query }) =>
    proposeAgent(tx, scope, query.name),
  );

  serve.prepared(routes.setAgentSettingsRoute, async ({ scope, body }) => {
    const address = body.default_webhook_url;
    if (address !== '') {
      const webhook = { companyId: scope.companyId, address };
      await refusePrivateWebhook(checkWebhook, webhook, 'default_webhook_url');
    }
    return (tx) => setAgentSettings(tx, scope, body);
  });
}
