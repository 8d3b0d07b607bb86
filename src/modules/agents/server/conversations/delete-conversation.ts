import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { findConversation } from './conversations.queries.ts';
import { conversations } from './conversations.tables.ts';
import { removeEmptyGaps } from './record-gap.ts';

/** Deletes a conversation. An answer that is being written finds its turn gone and stops. */
export async function deleteConversation(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { agent_id: agentId } = await findConversation(tx, scope, id);
  await tx
    .delete(conversations)
    .where(and(eq(conversations.company_id, scope.companyId), eq(conversations.id, id)));
  await removeEmptyGaps(tx, scope, agentId);
  await recordEvent(tx, scope, {
    name: agentEvents.conversation_deleted,
    entity: agentEntities.conversation,
    entityId: id,
    before: { agent_id: agentId },
  });
}
