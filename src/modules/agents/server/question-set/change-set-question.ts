import { and, eq } from 'drizzle-orm';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { SetQuestion, changeSetQuestionRoute } from '#modules/agents/contract/question-set.ts';
import { hashQuestion } from './question-hash.ts';
import { findQuestionRow, findSetQuestion } from './question-set.queries.ts';
import { setQuestionFiles, setQuestions } from './question-set.tables.ts';
import { refuseRepetition, refuseUnknownFiles, writeFiles } from './add-set-question.ts';

type Change = { readonly id: string } & Body<typeof changeSetQuestionRoute>;

export async function changeSetQuestion(
  tx: Transaction,
  scope: Scope,
  { id, question, file_ids, updated_at }: Change,
): Promise<SetQuestion> {
  const { companyId } = scope;
  const { agent_id: agentId } = await findQuestionRow(tx, scope, id);
  const before = await findSetQuestion(tx, scope, { agentId, id });
  refuseStale(before, { updated_at });
  await refuseUnknownFiles(tx, scope, { agentId, fileIds: file_ids });
  await tx
    .update(setQuestions)
    .set({
      question,
      question_hash: hashQuestion(question),
      updated_at: laterThan(setQuestions.updated_at),
    })
    .where(and(eq(setQuestions.company_id, companyId), eq(setQuestions.id, id)))
    .catch(refuseRepetition);
  await tx
    .delete(setQuestionFiles)
    .where(and(eq(setQuestionFiles.company_id, companyId), eq(setQuestionFiles.question_id, id)));
  await writeFiles(tx, scope, { questionId: id, fileIds: file_ids });
  const after = await findSetQuestion(tx, scope, { agentId, id });
  await recordEvent(tx, scope, {
    name: agentEvents.set_question_changed,
    entity: agentEntities.questionSet,
    entityId: agentId,
    before,
    after,
  });
  return after;
}
