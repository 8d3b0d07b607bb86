import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { findQuestionRow, findSetQuestion } from './question-set.queries.ts';
import { setQuestions } from './question-set.tables.ts';

export async function removeSetQuestion(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { agent_id: agentId } = await findQuestionRow(tx, scope, id);
  const before = await findSetQuestion(tx, scope, { agentId, id });
  await tx
    .delete(setQuestions)
    .where(and(eq(setQuestions.company_id, scope.companyId), eq(setQuestions.id, id)));
  await recordEvent(tx, scope, {
    name: agentEvents.set_question_removed,
    entity: agentEntities.questionSet,
    entityId: agentId,
    before,
  });
}
