import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { findConversation } from './conversations.queries.ts';
import { conversations } from './conversations.tables.ts';

export async function renameConversation(
  tx: Transaction,
  scope: Scope,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const { agent_id: agentId } = await findConversation(tx, scope, id);
  await tx
    .update(conversations)
    .set({ title })
    .where(and(eq(conversations.company_id, scope.companyId), eq(conversations.id, id)));
  await recordEvent(tx, scope, {
    name: agentEvents.conversation_renamed,
    entity: agentEntities.conversation,
    entityId: id,
    after: { agent_id: agentId },
  });
}
