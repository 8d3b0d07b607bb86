import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { findTurn, type TurnRow } from './conversations.queries.ts';
import { conversationTurns } from './conversations.tables.ts';

/** Stops an answer. The process that writes it is notified by the event. */
export async function cancelTurn(tx: Transaction, scope: Scope, id: string): Promise<TurnRow> {
  const turn = await findTurn(tx, scope, id);
  const [cancelled] = await tx
    .update(conversationTurns)
    .set({ status: 'cancelled' })
    .where(hasValues(conversationTurns, { company_id: scope.companyId, id, status: 'answering' }))
    .returning();
  if (cancelled === undefined) return turn;
  await recordEvent(tx, scope, {
    name: agentEvents.answer_cancelled,
    entity: agentEntities.turn,
    entityId: id,
    after: { conversation_id: turn.conversation_id },
  });
  return cancelled;
}
