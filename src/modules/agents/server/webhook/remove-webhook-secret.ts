import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { agentWebhookSecrets } from './webhook.tables.ts';

/** Deletes the secret that an agent's calls are signed with. Deleting it twice is not an error. */
export async function removeWebhookSecret(
  tx: Transaction,
  scope: Scope,
  agentId: string,
): Promise<void> {
  const { companyId } = scope;
  const { webhook_signed_since } = await lockAgentRow(tx, scope, agentId);
  if (webhook_signed_since === null) return;
  await tx
    .delete(agentWebhookSecrets)
    .where(
      and(eq(agentWebhookSecrets.company_id, companyId), eq(agentWebhookSecrets.agent_id, agentId)),
    );
  await tx
    .update(agents)
    .set({ webhook_signed_since: null })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agentId)));
  await recordEvent(tx, scope, {
    name: agentEvents.webhook_secret_removed,
    entity: agentEntities.agent,
    entityId: agentId,
  });
}
