import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { newId } from '#platform/server/ids.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { conversations } from './conversations.tables.ts';

export async function startConversation(
  tx: Transaction,
  scope: Scope,
  agentId: string,
): Promise<string> {
  await findAgentRow(tx, scope, agentId);
  const { companyId, userId } = scope;
  const id = newId();
  await tx
    .insert(conversations)
    .values({ company_id: companyId, id, agent_id: agentId, user_id: userId });
  await recordEvent(tx, scope, {
    name: agentEvents.conversation_started,
    entity: agentEntities.conversation,
    entityId: id,
    after: { agent_id: agentId },
  });
  return id;
}
