import { and, asc, desc, eq } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SetQuestion, listSetQuestionsRoute } from '#modules/agents/contract/question-set.ts';
import { agentFiles } from '../files/files.tables.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { setQuestionFiles, setQuestions } from './question-set.tables.ts';
import { readLatestScore } from './scores.queries.ts';
import type { QuestionResult } from './score-rules.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;
type QuestionRow = typeof setQuestions.$inferSelect;

export interface StoredQuestion extends Pick<QuestionRow, 'id' | 'question' | 'updated_at'> {
  readonly files: SetQuestion['files'];
}

/** The question set of an agent, the latest question first; it is small enough to be read whole. */
export async function readSetQuestions(
  tx: Transaction,
  { companyId }: Company,
  agentId: string,
): Promise<StoredQuestion[]> {
  const ofAgent = and(eq(setQuestions.company_id, companyId), eq(setQuestions.agent_id, agentId));
  const rows = await tx
    .select({
      id: setQuestions.id,
      question: setQuestions.question,
      updated_at: setQuestions.updated_at,
    })
    .from(setQuestions)
    .where(ofAgent)
    .orderBy(desc(setQuestions.id));
  const expected = await tx
    .select({
      question_id: setQuestionFiles.question_id,
      file_id: agentFiles.id,
      filename: agentFiles.filename,
    })
    .from(setQuestionFiles)
    .innerJoin(
      setQuestions,
      hasValues(setQuestions, {
        company_id: setQuestionFiles.company_id,
        id: setQuestionFiles.question_id,
      }),
    )
    .innerJoin(
      agentFiles,
      hasValues(agentFiles, {
        company_id: setQuestionFiles.company_id,
        id: setQuestionFiles.file_id,
      }),
    )
    .where(ofAgent)
    .orderBy(asc(agentFiles.filename), asc(agentFiles.id));
  const byQuestion = Map.groupBy(expected, ({ question_id }) => question_id);
  return rows.map((row) => ({
    ...row,
    files: (byQuestion.get(row.id) ?? []).map(({ file_id, filename }) => ({ file_id, filename })),
  }));
}

/** A page of the question set, each question with its result when it was last scored. */
export async function listSetQuestions(
  tx: Transaction,
  reader: Reader,
  { agentId, query }: { agentId: string; query: Query<typeof listSetQuestionsRoute> },
): Promise<Page<SetQuestion>> {
  await findAgentRow(tx, reader, agentId);
  const score = await readLatestScore(tx, reader, agentId);
  const questions = await readSetQuestions(tx, reader, agentId);
  const described = questions.map((row) => describeQuestion(row, score?.results ?? []));
  const text = normaliseText(query.search);
  const found = described
    .filter(({ question, files }) =>
      normaliseText([question, ...files.map(({ filename }) => filename)].join(' ')).includes(text),
    )
    .filter(({ result }) => query.result !== 'missed' || (result !== null && result.place !== 1));
  const sorted =
    query.result === 'missed'
      ? found.toSorted((one, other) => badness(other) - badness(one))
      : found;
  const { offset, limit } = pageWindow(query);
  return {
    data: sorted.slice(offset, offset + limit),
    total: sorted.length,
    page: query.page,
    page_size: query.page_size,
  };
}

/** A question of the company; a missing one and another company's give the same failure. */
export async function findQuestionRow(
  tx: Transaction,
  { companyId }: Company,
  id: string,
): Promise<QuestionRow> {
  const [row] = await tx
    .select()
    .from(setQuestions)
    .where(and(eq(setQuestions.company_id, companyId), eq(setQuestions.id, id)))
    .for('update');
  if (row === undefined) throw errors.not_found();
  return row;
}

/** One question as the wire carries it. */
export async function findSetQuestion(
  tx: Transaction,
  company: Company,
  { agentId, id }: { agentId: string; id: string },
): Promise<SetQuestion> {
  const questions = await readSetQuestions(tx, company, agentId);
  const row = questions.find((question) => question.id === id);
  if (row === undefined) throw errors.not_found();
  const score = await readLatestScore(tx, company, agentId);
  return describeQuestion(row, score?.results ?? []);
}

function describeQuestion(row: StoredQuestion, results: readonly QuestionResult[]): SetQuestion {
  // A result of the question as it was before a change means nothing for the current one.
  const result = results.find(
    ({ questionId, asOf }) => questionId === row.id && asOf === row.updated_at,
  );
  return {
    ...row,
    result: result === undefined ? null : { place: result.place, found: [...result.found] },
  };
}

/** Those that were not found at all are the worst. */
function badness({ result }: SetQuestion): number {
  return result?.place ?? Number.MAX_SAFE_INTEGER;
}
