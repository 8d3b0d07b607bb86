import { and, eq } from 'drizzle-orm';
import type { WebhookCheck } from '#modules/agents/contract/webhook.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow, type AgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { callSigned } from './call-signed.ts';
import { callWebhook } from './call-webhook.ts';

/** Somebody waits at the screen. */
const CHECKED_WITHIN_MS = 10_000;

type Context = Pick<AgentsContext, 'clock' | 'database' | 'outbound' | 'secrets' | 'translator'>;

interface Check {
  readonly url: string;
  /** The agent on whose behalf the call is signed. */
  readonly id: string | undefined;
}

/** Calls a webhook once with a test question; stores the result when the address is the agent's own. */
export async function checkWebhook(
  context: Context,
  scope: Scope,
  { url, id }: Check,
): Promise<WebhookCheck> {
  const agent =
    id === undefined
      ? undefined
      : await context.database.inCompany(scope, (tx) => findAgentRow(tx, scope, id), {
          readOnly: true,
        });
  const chatInput = context.translator.translate(scope.language, 'agents:webhook.test_question');
  const call = {
    url,
    json: testQuestion(agent, chatInput),
    timeoutMs: CHECKED_WITHIN_MS,
  };
  const outcome =
    agent === undefined
      ? await callWebhook(context.outbound, { ...call, companyId: scope.companyId, secrets: [] })
      : await callSigned(context, { companyId: scope.companyId, agentId: agent.id }, call);
  const { failure, status, shape, firstWordMs, latencyMs } = outcome;
  const check: WebhookCheck = {
    checked_at: context.clock.now().toISOString(),
    failure,
    status,
    first_word_ms: firstWordMs,
    latency_ms: latencyMs,
    shape,
    streams: shape !== null && shape !== 'output' && shape !== 'text',
    signed: agent?.webhook_signed_since != null,
  };
  if (agent?.chat_webhook_url === url) await keepCheck(context, scope, { agent, check });
  return check;
}

function testQuestion(agent: AgentRow | undefined, chatInput: string) {
  return {
    action: 'sendMessage',
    chatInput,
    sessionId: `check-${newId()}`,
    metadata: {
      agent_id: agent?.id ?? null,
      agent_code: agent?.code ?? null,
      agent_name: agent?.name ?? null,
      language: agent?.language ?? 'auto',
      passages: [],
      /** Lets a workflow answer a check without doing its work. */
      check: true,
    },
  };
}

async function keepCheck(
  { database }: Context,
  scope: Scope,
  { agent, check }: { agent: AgentRow; check: WebhookCheck },
): Promise<void> {
  const url = agent.chat_webhook_url;
  await database.inCompany(scope, async (tx) => {
    await tx
      .update(agents)
      .set({ webhook_check: { ...check, url } })
      .where(and(eq(agents.company_id, scope.companyId), eq(agents.id, agent.id)));
    await recordEvent(tx, scope, {
      name: agentEvents.webhook_checked,
      entity: agentEntities.agent,
      entityId: agent.id,
      after: check,
    });
  });
}
