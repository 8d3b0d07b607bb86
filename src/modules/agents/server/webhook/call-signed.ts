import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentAddress } from '../agents/retrieval.ts';
import { callWebhook, type WebhookCall, type WebhookOutcome } from './call-webhook.ts';
import { placeOfSecret, readSealedSecrets } from './webhook.queries.ts';

type Context = Pick<AgentsContext, 'database' | 'outbound' | 'secrets'>;

/** Calls a workflow on an agent's behalf, signed where the agent has a secret. Never unsigned where it has one. */
export async function callSigned(
  { database, outbound, secrets }: Context,
  agent: AgentAddress,
  call: Omit<WebhookCall, 'secrets' | 'companyId'>,
): Promise<WebhookOutcome> {
  const sealed = await database.inCompany(agent, (tx) => readSealedSecrets(tx, agent), {
    readOnly: true,
  });
  const opened = open();
  if (opened === undefined) {
    return {
      text: '',
      failure: 'secret_unreadable',
      status: 0,
      shape: null,
      firstWordMs: null,
      latencyMs: 0,
    };
  }
  return callWebhook(outbound, { ...call, companyId: agent.companyId, secrets: opened });

  /** Undefined when the key is not the one they were encrypted with. */
  function open(): string[] | undefined {
    try {
      return sealed.map((text) => secrets.open(text, placeOfSecret(agent.agentId)));
    } catch {
      return undefined;
    }
  }
}
