import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import type { TurnRow } from './conversations.queries.ts';
import { isBadlyAnswered } from './is-badly-answered.ts';
import { gapTurns, knowledgeGaps } from './knowledge-gaps.tables.ts';
import { comparable, similarityOf, ONE_GAP } from './question-similarity.ts';

/** Older gaps are ignored: comparing takes time, and old questions are rarely asked again. */
const GAPS_COMPARED = 1_000;

interface Noting {
  readonly agentId: string;
  readonly turn: TurnRow;
}

/**
 * Adds a badly answered question to the gap of similar ones, or removes one that is answered well now. The
 * event does not include the question.
 */
export async function recordGap(
  tx: Transaction,
  scope: Scope,
  { agentId, turn }: Noting,
): Promise<void> {
  const { companyId } = scope;
  const ofTurn = and(eq(gapTurns.company_id, companyId), eq(gapTurns.turn_id, turn.id));
  const [known] = await tx.select().from(gapTurns).where(ofTurn);
  if (isBadlyAnswered(turn) === (known !== undefined)) return;
  if (known !== undefined) {
    await tx.delete(gapTurns).where(ofTurn);
    await removeEmptyGaps(tx, scope, agentId);
    return announce(tx, scope, { agentId, gapId: known.gap_id });
  }
  // Locked, so that the same question asked twice simultaneously makes one gap.
  const agent = await lockAgentRow(tx, scope, agentId);
  // Where there is nothing to answer from, a question without a fitting passage means nothing.
  if (agent.indexed_settings === null && turn.rating !== 'down') return;
  const gapId = await findOrOpenGap(tx, scope, { agentId, turn });
  await tx.insert(gapTurns).values({ company_id: companyId, turn_id: turn.id, gap_id: gapId });
  await announce(tx, scope, { agentId, gapId });
}

async function findOrOpenGap(
  tx: Transaction,
  { companyId }: Scope,
  { agentId, turn }: Noting,
): Promise<string> {
  const question = comparable(turn.question);
  const gaps = await tx
    .select()
    .from(knowledgeGaps)
    .where(and(eq(knowledgeGaps.company_id, companyId), eq(knowledgeGaps.agent_id, agentId)))
    .orderBy(desc(knowledgeGaps.updated_at))
    .limit(GAPS_COMPARED);
  let [best, most] = [gaps[0], 0];
  for (const gap of gaps) {
    const value = similarityOf(gap.comparable, question);
    if (value > most) [best, most] = [gap, value];
  }
  if (best === undefined || most < ONE_GAP) {
    const [row] = await tx
      .insert(knowledgeGaps)
      .values({ company_id: companyId, agent_id: agentId, comparable: question })
      .returning();
    if (row === undefined) throw new Error('The gap was not returned');
    return row.id;
  }
  // Asked after it was closed and still answered badly, it is not closed.
  const isOpenAgain = best.closed_at !== null && turn.asked_at > best.closed_at;
  await tx
    .update(knowledgeGaps)
    .set({ updated_at: sql`now()`, ...(isOpenAgain ? { status: 'open', closed_at: null } : {}) })
    .where(and(eq(knowledgeGaps.company_id, companyId), eq(knowledgeGaps.id, best.id)));
  return best.id;
}

/** A gap without questions is deleted: they were answered well after all, or their conversations were deleted. */
export async function removeEmptyGaps(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<void> {
  const turns = tx
    .select({ one: sql`1` })
    .from(gapTurns)
    .where(and(eq(gapTurns.company_id, companyId), eq(gapTurns.gap_id, knowledgeGaps.id)));
  await tx
    .delete(knowledgeGaps)
    .where(
      and(hasValues(knowledgeGaps, { company_id: companyId, agent_id: agentId }), notExists(turns)),
    );
}

async function announce(
  tx: Transaction,
  scope: Scope,
  { agentId, gapId }: { agentId: string; gapId: string },
): Promise<void> {
  await recordEvent(tx, scope, {
    name: agentEvents.gap_noted,
    entity: agentEntities.gap,
    entityId: gapId,
    after: { agent_id: agentId },
  });
}
