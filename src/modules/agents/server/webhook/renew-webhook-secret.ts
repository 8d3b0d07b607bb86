import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { newWebhookSecret } from './sign-call.ts';
import { placeOfSecret } from './webhook.queries.ts';
import { agentWebhookSecrets } from './webhook.tables.ts';

interface Renewal {
  readonly agentId: string;
  readonly secrets: SecretBox;
}

/** Gives an agent a new secret to sign its calls with; the previous one stays valid beside it for a day. */
export async function renewWebhookSecret(
  tx: Transaction,
  scope: Scope,
  { agentId, secrets }: Renewal,
): Promise<{ secret: string; webhook_signed_since: string }> {
  const { companyId } = scope;
  await lockAgentRow(tx, scope, agentId);
  const secret = newWebhookSecret();
  const sealed = secrets.seal(secret, placeOfSecret(agentId));
  await tx
    .insert(agentWebhookSecrets)
    .values({ company_id: companyId, agent_id: agentId, sealed })
    .onConflictDoUpdate({
      target: [agentWebhookSecrets.company_id, agentWebhookSecrets.agent_id],
      set: {
        sealed,
        sealed_before: sql`${agentWebhookSecrets.sealed}`,
        before_until: sql`now() + interval '1 day'`,
      },
    });
  const [changed] = await tx
    .update(agents)
    .set({ webhook_signed_since: sql`now()` })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agentId)))
    .returning({ since: agents.webhook_signed_since });
  if (changed?.since == null) throw new Error('The agent was not returned');
  await recordEvent(tx, scope, {
    name: agentEvents.webhook_secret_renewed,
    entity: agentEntities.agent,
    entityId: agentId,
  });
  return { secret, webhook_signed_since: changed.since };
}
