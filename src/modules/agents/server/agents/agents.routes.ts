import { createNumberTaker } from '#platform/server/database/counters.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/agents.ts';
import type { AgentsContext } from './agents-context.ts';
import { agentList } from './agent-list.queries.ts';
import { createAgentKeeper, findAgentRow, showAgent } from './agents.queries.ts';
import { AGENT_NUMBERS, createAgent } from './create-agent.ts';
import { deleteAgent, type ReadAgentContents } from './delete-agent.ts';
import { updateAgent } from './update-agent.ts';
import { validateAgent } from './validate-agent.ts';
import { createWebhookCheck, refusePrivateWebhook } from './webhook-address.ts';

/** Agents themselves. Saving one resolves its webhook's name, so that happens before the transaction. */
export function serveAgents(
  serve: Serve,
  context: AgentsContext,
  readContents: ReadAgentContents,
): void {
  const { reach, database, jobs, modelOf, translator } = context;
  const checkWebhook = createWebhookCheck(reach);
  const agentKeeper = createAgentKeeper(modelOf);
  const takeNumber = createNumberTaker(database, AGENT_NUMBERS);

  const webhookOf = ({ companyId }: Scope, body: { readonly chat_webhook_url: string }) => ({
    companyId,
    address: body.chat_webhook_url,
  });

  serve.transaction(routes.listAgentsRoute, async ({ tx, scope, query }) => {
    const page = await agentList.page(tx, scope, query);
    return { ...page, data: page.data.map((row) => showAgent(row, modelOf)) };
  });

  serve.transaction(routes.getAgentRoute, async ({ tx, scope, params }) => {
    const row = await findAgentRow(tx, scope, params.id);
    return showAgent(row, modelOf);
  });

  serve.prepared(routes.createAgentRoute, async ({ scope, body }) => {
    await refusePrivateWebhook(checkWebhook, webhookOf(scope, body));
    const number = await takeNumber(scope);
    const creation = { input: body, agentKeeper, number };
    return (tx) => createAgent(tx, scope, creation);
  });

  serve.prepared(routes.updateAgentRoute, async ({ scope, params, body }) => {
    await refusePrivateWebhook(checkWebhook, webhookOf(scope, body));
    const change = { id: params.id, change: body, agentKeeper };
    return (tx) => updateAgent(tx, scope, change);
  });

  serve.transaction(routes.deleteAgentRoute, async ({ tx, scope, params, body }) => {
    const confirmed = { id: params.id, confirmName: body.confirm_name };
    await deleteAgent(tx, scope, { ...confirmed, agentKeeper, readContents, jobs });
    return undefined;
  });

  serve.outside(routes.validateAgentRoute, async ({ scope, body, visitor }) => {
    const { id, ...candidate } = body;
    const problems = await validateAgent({ database, checkWebhook }, scope, { id, candidate });
    return {
      valid: problems.length === 0,
      fields: translator.describe(visitor.language, problems),
    };
  });
}
