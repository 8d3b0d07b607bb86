import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { conversationLimits } from '#modules/agents/contract/conversations.ts';
import { findConversation, type ConversationRow, type TurnRow } from './conversations.queries.ts';
import { conversations, conversationTurns } from './conversations.tables.ts';

interface Asking {
  readonly conversationId: string;
  readonly question: string;
}

/**
 * Adds a question to a conversation; the first one becomes its name. The event does not include the question:
 * that stays between the person and the agent.
 */
export async function askInConversation(
  tx: Transaction,
  scope: Scope,
  { conversationId, question }: Asking,
): Promise<{ conversation: ConversationRow; turn: TurnRow }> {
  const { companyId } = scope;
  const conversation = await findConversation(tx, scope, conversationId);
  const [turn] = await tx
    .insert(conversationTurns)
    .values({ company_id: companyId, conversation_id: conversationId, question })
    .returning();
  if (turn === undefined) throw new Error('The turn was not returned');
  const title = question.slice(0, conversationLimits.title);
  await tx
    .update(conversations)
    .set({
      turns_count: sql`${conversations.turns_count} + 1`,
      updated_at: sql`now()`,
      ...(conversation.title === '' ? { title } : {}),
    })
    .where(and(eq(conversations.company_id, companyId), eq(conversations.id, conversationId)));
  await recordEvent(tx, scope, {
    name: agentEvents.question_asked,
    entity: agentEntities.conversation,
    entityId: conversationId,
    after: { agent_id: conversation.agent_id },
  });
  return { conversation, turn };
}
