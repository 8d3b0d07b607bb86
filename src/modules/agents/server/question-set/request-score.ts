import { and, eq, lt, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { scoreQuestionSet } from './score-question-set.ts';
import { questionSetScores, setQuestions } from './question-set.tables.ts';

/** A scoring that is not finished by then died with its job; another may be requested. */
const LOST_AFTER = '30 minutes';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;

interface Asking {
  readonly agentId: string;
  /** The run after which it is scored. */
  readonly syncJobId: string | null;
  readonly jobs: Jobs;
}

/** Has the question set of an agent scored, unless it is empty or a scoring waits already. */
export async function askForScore(
  tx: Transaction,
  actor: Actor,
  { agentId, syncJobId, jobs }: Asking,
): Promise<void> {
  const { companyId } = actor;
  const questions = and(eq(setQuestions.company_id, companyId), eq(setQuestions.agent_id, agentId));
  if ((await tx.$count(setQuestions, questions)) === 0) return;
  await tx.delete(questionSetScores).where(
    and(
      hasValues(questionSetScores, {
        company_id: companyId,
        agent_id: agentId,
        status: 'waiting',
      }),
      lt(questionSetScores.asked_at, sql`now() - ${LOST_AFTER}::interval`),
    ),
  );
  const [row] = await tx
    .insert(questionSetScores)
    .values({
      company_id: companyId,
      agent_id: agentId,
      sync_job_id: syncJobId,
      asked_by: actor.userId,
      asked_by_employee: actor.employeeId,
    })
    .onConflictDoNothing()
    .returning({ id: questionSetScores.id });
  if (row === undefined) return;
  await jobs.enqueue(tx, scoreQuestionSet, { companyId, agentId, scoreId: row.id });
  await recordEvent(tx, actor, {
    name: agentEvents.question_set_scoring,
    entity: agentEntities.questionSet,
    entityId: agentId,
  });
}

/** The person who requested a waiting score; nothing when it was computed or is gone. */
export async function findWaitingScore(
  tx: Transaction,
  { companyId, scoreId }: { companyId: number; scoreId: string },
): Promise<Actor | undefined> {
  const [row] = await tx
    .select()
    .from(questionSetScores)
    .where(hasValues(questionSetScores, { company_id: companyId, id: scoreId, status: 'waiting' }));
  if (row === undefined) return undefined;
  return {
    companyId,
    userId: row.asked_by,
    employeeId: row.asked_by_employee,
    requestId: scoreId,
  };
}
