import { and, eq } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { questionSetLimits, type PasteOutcome } from '#modules/agents/contract/question-set.ts';
import { readFilesOfAgent } from '../files/files.queries.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { checkPastedLines } from './check-pasted-lines.ts';
import { pastedLines } from './pasted-lines.ts';
import { setQuestionFiles, setQuestions } from './question-set.tables.ts';

interface Pasting {
  readonly agentId: string;
  readonly text: string;
  readonly translator: Translator;
}

/** Adds the valid lines to the question set and reports what is wrong with the others. */
export async function pasteSetQuestions(
  tx: Transaction,
  scope: Scope,
  { agentId, text, translator }: Pasting,
): Promise<PasteOutcome> {
  const { companyId } = scope;
  await lockAgentRow(tx, scope, agentId);
  const ofAgent = and(eq(setQuestions.company_id, companyId), eq(setQuestions.agent_id, agentId));
  const stored = await tx
    .select({ hash: setQuestions.question_hash })
    .from(setQuestions)
    .where(ofAgent);
  const files = await readFilesOfAgent(tx, scope, agentId);
  const { taken, refused } = checkPastedLines(linesOf(text, translator), {
    files,
    known: stored.map(({ hash }) => hash),
    room: questionSetLimits.questions - stored.length,
  });
  if (taken.length > 0) {
    const questions = taken.map((line) => ({ id: newId(), ...line }));
    await tx.insert(setQuestions).values(
      questions.map(({ id, question, questionHash }) => ({
        company_id: companyId,
        agent_id: agentId,
        id,
        question,
        question_hash: questionHash,
        created_by: scope.userId,
      })),
    );
    await tx
      .insert(setQuestionFiles)
      .values(
        questions.flatMap(({ id, fileIds }) =>
          fileIds.map((fileId) => ({ company_id: companyId, question_id: id, file_id: fileId })),
        ),
      );
    await recordEvent(tx, scope, {
      name: agentEvents.set_questions_pasted,
      entity: agentEntities.questionSet,
      entityId: agentId,
      after: { questions: taken.map(({ question }) => question) },
    });
  }
  return {
    added: taken.length,
    refused: refused.map(({ line, code, parameters }) => ({
      row: line.row,
      text: line.text,
      code,
      message: translator.translate(scope.language, `agents:errors.${code}`, parameters),
    })),
  };
}

function linesOf(text: string, translator: Translator) {
  const heads = LANGUAGES.map((language) =>
    translator.translate(language, 'agents:fields.question'),
  );
  try {
    return pastedLines(text, heads);
  } catch {
    throw errors.validation_failed({
      fields: [{ path: 'text', code: 'agents:errors.paste_unreadable' }],
    });
  }
}
