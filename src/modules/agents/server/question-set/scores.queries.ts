import { and, asc, count, desc, eq, exists, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { QualityReport } from '#modules/agents/contract/question-set.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { questionSetScores, setQuestionFiles, setQuestions } from './question-set.tables.ts';
import { compareScores } from './score-rules.ts';

type Company = Pick<Scope, 'companyId'>;
type ScoreRow = typeof questionSetScores.$inferSelect;

export async function readLatestScore(
  tx: Transaction,
  company: Company,
  agentId: string,
): Promise<ScoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(questionSetScores)
    .where(and(ofAgent(company, agentId), eq(questionSetScores.status, 'done')))
    .orderBy(desc(questionSetScores.id))
    .limit(1);
  return row;
}

/** The last score that was not a drop: the baseline for later ones. */
export async function readYardstick(
  tx: Transaction,
  company: Company,
  agentId: string,
): Promise<ScoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(questionSetScores)
    .where(
      and(
        ofAgent(company, agentId),
        eq(questionSetScores.status, 'done'),
        eq(questionSetScores.dropped, false),
      ),
    )
    .orderBy(desc(questionSetScores.id))
    .limit(1);
  return row;
}

/** How good the search of an agent is by its question set. */
export async function readReport(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  agentId: string,
): Promise<QualityReport> {
  await findAgentRow(tx, reader, agentId);
  const rows = await tx
    .select()
    .from(questionSetScores)
    .where(ofAgent(reader, agentId))
    .orderBy(asc(questionSetScores.id));
  const done = rows.filter(({ status }) => status === 'done');
  const failed = rows.filter(({ status }) => status !== 'waiting').at(-1);
  return {
    ...(await countQuestions(tx, reader, agentId)),
    scoring: rows.some(({ status }) => status === 'waiting'),
    failure:
      failed?.failure === null || failed?.failure === undefined || failed.scored_at === null
        ? null
        : { code: failed.failure, at: failed.scored_at },
    scores: done.map((row) => ({ ...row, scored_at: row.scored_at ?? row.asked_at })),
    drop: dropOf(done),
  };
}

function dropOf(done: readonly ScoreRow[]): QualityReport['drop'] {
  const latest = done.at(-1);
  if (latest === undefined || !latest.dropped) return null;
  const at = done.findLastIndex(({ dropped }) => !dropped);
  const since = done[at + 1]?.scored_at ?? latest.scored_at ?? latest.asked_at;
  const { before, after } = compareScores(done[at]?.results ?? [], latest.results ?? []);
  return { before, after, since };
}

async function countQuestions(
  tx: Transaction,
  { companyId }: Company,
  agentId: string,
): Promise<Pick<QualityReport, 'questions' | 'without_file'>> {
  const hasFile = exists(
    tx
      .select({ one: sql`1` })
      .from(setQuestionFiles)
      .where(
        hasValues(setQuestionFiles, {
          company_id: setQuestions.company_id,
          question_id: setQuestions.id,
        }),
      ),
  );
  const [counts] = await tx
    .select({
      questions: count(),
      withFile: count(sql`case when ${hasFile} then 1 end`),
    })
    .from(setQuestions)
    .where(and(eq(setQuestions.company_id, companyId), eq(setQuestions.agent_id, agentId)));
  const { questions = 0, withFile = 0 } = counts ?? {};
  return { questions, without_file: questions - withFile };
}

function ofAgent({ companyId }: Company, agentId: string) {
  return and(eq(questionSetScores.company_id, companyId), eq(questionSetScores.agent_id, agentId));
}
