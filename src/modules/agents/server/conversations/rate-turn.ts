import { and, eq } from 'drizzle-orm';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { rateTurnRoute } from '#modules/agents/contract/conversations.ts';
import { findConversation, findTurn, type TurnRow } from './conversations.queries.ts';
import { conversationTurns } from './conversations.tables.ts';
import { recordGap } from './record-gap.ts';

/** Stores whether an answer was good; without a rating there is no remark either. */
export async function rateTurn(
  tx: Transaction,
  scope: Scope,
  { id, rating, remark }: { id: string } & Body<typeof rateTurnRoute>,
): Promise<TurnRow> {
  const before = await findTurn(tx, scope, id);
  const [rated] = await tx
    .update(conversationTurns)
    .set({ rating, remark: rating === null ? '' : remark })
    .where(and(eq(conversationTurns.company_id, scope.companyId), eq(conversationTurns.id, id)))
    .returning();
  if (rated === undefined) throw new Error('The turn was not returned');
  const { agent_id: agentId } = await findConversation(tx, scope, rated.conversation_id);
  await recordGap(tx, scope, { agentId, turn: rated });
  await recordEvent(tx, scope, {
    name: agentEvents.answer_rated,
    entity: agentEntities.turn,
    entityId: id,
    before: { rating: before.rating },
    after: { rating, conversation_id: before.conversation_id },
  });
  return rated;
}
