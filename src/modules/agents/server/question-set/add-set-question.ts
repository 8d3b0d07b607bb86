import { and, eq, inArray } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import {
  questionSetLimits,
  type SetQuestion,
  type SetQuestionInput,
} from '#modules/agents/contract/question-set.ts';
import { agentFiles } from '../files/files.tables.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { hashQuestion } from './question-hash.ts';
import { findSetQuestion } from './question-set.queries.ts';
import { setQuestionFiles, setQuestions } from './question-set.tables.ts';

interface Adding {
  readonly agentId: string;
  readonly input: SetQuestionInput;
}

export async function addSetQuestion(
  tx: Transaction,
  scope: Scope,
  { agentId, input }: Adding,
): Promise<SetQuestion> {
  const { companyId } = scope;
  // Locked, so that of many simultaneous ones none exceeds the limit.
  await lockAgentRow(tx, scope, agentId);
  await refuseUnknownFiles(tx, scope, { agentId, fileIds: input.file_ids });
  const ofAgent = and(eq(setQuestions.company_id, companyId), eq(setQuestions.agent_id, agentId));
  if ((await tx.$count(setQuestions, ofAgent)) >= questionSetLimits.questions) {
    throw agentErrors.question_set_full({ parameters: { limit: questionSetLimits.questions } });
  }
  const [row] = await tx
    .insert(setQuestions)
    .values({
      company_id: companyId,
      agent_id: agentId,
      question: input.question,
      question_hash: hashQuestion(input.question),
      created_by: scope.userId,
    })
    .returning()
    .catch(refuseRepetition);
  if (row === undefined) throw new Error('The question was not returned');
  await writeFiles(tx, scope, { questionId: row.id, fileIds: input.file_ids });
  await recordEvent(tx, scope, {
    name: agentEvents.set_question_added,
    entity: agentEntities.questionSet,
    entityId: agentId,
    after: { question_id: row.id, ...input },
  });
  return findSetQuestion(tx, scope, { agentId, id: row.id });
}

/** Files of other agents, and unknown ones, cannot contain the answer. */
export async function refuseUnknownFiles(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { agentId, fileIds }: { agentId: string; fileIds: readonly string[] },
): Promise<void> {
  const found = await tx.$count(
    agentFiles,
    and(
      hasValues(agentFiles, { company_id: companyId, agent_id: agentId }),
      inArray(agentFiles.id, [...fileIds]),
    ),
  );
  if (found === new Set(fileIds).size) return;
  throw errors.validation_failed({
    fields: [{ path: 'file_ids', code: 'agents:errors.expected_file_unknown' }],
  });
}

/** Stores which files contain the answer to a question. */
export async function writeFiles(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { questionId, fileIds }: { questionId: string; fileIds: readonly string[] },
): Promise<void> {
  await tx.insert(setQuestionFiles).values(
    [...new Set(fileIds)].map((fileId) => ({
      company_id: companyId,
      question_id: questionId,
      file_id: fileId,
    })),
  );
}

/** Reports at its field that the set has the question already. */
export const refuseRepetition = refuseAtField({
  set_questions_are_different: { path: 'question', code: 'agents:errors.question_in_set' },
});
