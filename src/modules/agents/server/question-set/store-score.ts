import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { questionSetLimits } from '#modules/agents/contract/question-set.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { questionSetScores } from './question-set.tables.ts';
import { compareScores, figuresOf, type QuestionResult } from './score-rules.ts';
import { readLatestScore, readYardstick } from './scores.queries.ts';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;

interface Scored {
  readonly agent: AgentRow;
  readonly scoreId: string;
  /** The settings of the index that was used. */
  readonly settings: Pick<AgentRow, 'embedding_model' | 'chunk_size' | 'chunk_overlap'>;
  readonly results: readonly QuestionResult[];
}

/** Stores a score, and warns on its agent when it is worse than the last that was not a drop. */
export async function storeScore(
  tx: Transaction,
  actor: Actor,
  { agent, scoreId, settings, results }: Scored,
): Promise<void> {
  const latest = await readLatestScore(tx, actor, agent.id);
  const yardstick = await readYardstick(tx, actor, agent.id);
  const { before, after, dropped } = compareScores(yardstick?.results ?? [], results);
  const sinceLast = compareScores(latest?.results ?? [], results);
  const { embedding_model, chunk_size, chunk_overlap } = settings;
  const [stored] = await tx
    .update(questionSetScores)
    .set({
      status: 'done',
      scored_at: sql`now()`,
      embedding_model,
      chunk_size,
      chunk_overlap,
      ...figuresOf(results),
      results: [...results],
      dropped,
    })
    .where(
      hasValues(questionSetScores, { company_id: actor.companyId, id: scoreId, status: 'waiting' }),
    )
    .returning({ id: questionSetScores.id });
  if (stored === undefined) return;
  await markAgent(tx, actor, { agentId: agent.id, dropped });
  await forgetOldScores(tx, actor, agent.id);
  await recordEvent(tx, actor, {
    name:
      dropped && sinceLast.dropped
        ? agentEvents.question_set_score_dropped
        : agentEvents.question_set_scored,
    entity: agentEntities.questionSet,
    entityId: agent.id,
    before,
    after: { ...after, agent_name: agent.name },
  });
}

export async function failScore(
  tx: Transaction,
  actor: Actor,
  {
    agentId,
    scoreId,
    failure,
  }: {
    agentId: string;
    scoreId: string;
    failure: NonNullable<(typeof questionSetScores.$inferSelect)['failure']>;
  },
): Promise<void> {
  await tx
    .update(questionSetScores)
    .set({ status: 'failed', scored_at: sql`now()`, failure })
    .where(
      and(eq(questionSetScores.company_id, actor.companyId), eq(questionSetScores.id, scoreId)),
    );
  await recordEvent(tx, actor, {
    name: agentEvents.question_set_not_scored,
    entity: agentEntities.questionSet,
    entityId: agentId,
    after: { failure },
  });
}

/** Makes the latest score the baseline of later ones. */
export async function acceptScore(tx: Transaction, scope: Scope, agentId: string): Promise<void> {
  const latest = await readLatestScore(tx, scope, agentId);
  if (latest === undefined || !latest.dropped) return;
  await tx
    .update(questionSetScores)
    .set({ dropped: false })
    .where(
      and(eq(questionSetScores.company_id, scope.companyId), eq(questionSetScores.id, latest.id)),
    );
  await markAgent(tx, scope, { agentId, dropped: false });
  await recordEvent(tx, scope, {
    name: agentEvents.question_set_score_accepted,
    entity: agentEntities.questionSet,
    entityId: agentId,
    after: figuresOf(latest.results ?? []),
  });
}

async function markAgent(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { agentId, dropped }: { agentId: string; dropped: boolean },
): Promise<void> {
  await tx
    .update(agents)
    .set({ quality_dropped: dropped })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agentId)));
}

/** Only the latest score and the baseline are needed question by question; figures are stored for the chart. */
async function forgetOldScores(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<void> {
  const ofAgent = hasValues(questionSetScores, {
    company_id: company.companyId,
    agent_id: agentId,
  });
  const needed = [
    await readLatestScore(tx, company, agentId),
    await readYardstick(tx, company, agentId),
  ].flatMap((row) => (row === undefined ? [] : [row.id]));
  await tx
    .update(questionSetScores)
    .set({ results: null })
    .where(
      and(ofAgent, isNotNull(questionSetScores.results), notInArray(questionSetScores.id, needed)),
    );
  const newest = tx
    .select({ id: questionSetScores.id })
    .from(questionSetScores)
    .where(ofAgent)
    .orderBy(desc(questionSetScores.id))
    .limit(questionSetLimits.scores);
  await tx
    .delete(questionSetScores)
    .where(
      and(
        ofAgent,
        notInArray(questionSetScores.id, newest),
        notInArray(questionSetScores.id, needed),
      ),
    );
}
