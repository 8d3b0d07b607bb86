import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { readGenerations } from './index-generations.queries.ts';
import { type GenerationRow, indexGenerations } from './index-generations.tables.ts';
import { refuseWhileSyncing } from '../sync-jobs/sync-jobs.queries.ts';
import { swapIndexedFiles } from './swap-indexed-files.ts';
import { dropGeneration, ofRow } from './prepare-target-index.ts';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;

interface Switching {
  readonly agentId: string;
  readonly number: number;
  readonly jobs: Jobs;
}

/** A person chooses the live index: one that is ready, or the previous one. */
export async function switchGeneration(
  tx: Transaction,
  scope: Scope,
  { agentId, number, jobs }: Switching,
): Promise<void> {
  await lockAgentRow(tx, scope, agentId);
  await refuseWhileSyncing(tx, scope, agentId);
  const rows = await readGenerations(tx, scope, agentId);
  const chosen = rows.find((row) => row.number === number);
  if (chosen === undefined) throw agentErrors.index_gone();
  if (chosen.state !== 'ready' && chosen.state !== 'kept') throw agentErrors.index_not_ready();
  await answerFrom(tx, scope, { rows, chosen, jobs });
  await giveAgentSettingsOf(tx, scope, chosen);
}

/** Makes an index live. The previous one is archived, in place of any archived before. */
export async function answerFrom(
  tx: Transaction,
  actor: Actor,
  { rows, chosen, jobs }: { rows: readonly GenerationRow[]; chosen: GenerationRow; jobs: Jobs },
): Promise<void> {
  const live = rows.find(({ state }) => state === 'live');
  if (live === undefined) throw new Error('No index is live');
  await swapIndexedFiles(tx, { live, chosen });
  await tx.update(indexGenerations).set({ state: 'kept' }).where(ofRow(live));
  await tx
    .update(indexGenerations)
    .set({ state: 'live', live_since: sql`now()` })
    .where(ofRow(chosen));
  for (const row of rows) {
    if (row.state === 'kept' && row.number !== chosen.number) await dropGeneration(tx, row, jobs);
  }
  await tx
    .update(agents)
    .set({ indexed_settings: chosen.settings })
    .where(and(eq(agents.company_id, actor.companyId), eq(agents.id, chosen.agent_id)));
  await recordEvent(tx, actor, {
    name: agentEvents.index_switched,
    entity: agentEntities.index,
    entityId: chosen.agent_id,
    before: settingsOf(live),
    after: settingsOf(chosen),
  });
}

/** Discards an index that is not live; one built with new settings takes these with it. */
export async function discardGeneration(
  tx: Transaction,
  scope: Scope,
  { agentId, number, jobs }: Switching,
): Promise<void> {
  await lockAgentRow(tx, scope, agentId);
  await refuseWhileSyncing(tx, scope, agentId);
  const rows = await readGenerations(tx, scope, agentId);
  const chosen = rows.find((row) => row.number === number);
  if (chosen === undefined) throw agentErrors.index_gone();
  if (chosen.state === 'live') throw agentErrors.index_answers();
  await dropGeneration(tx, chosen, jobs);
  const live = rows.find(({ state }) => state === 'live');
  if (chosen.state !== 'kept' && live !== undefined) await giveAgentSettingsOf(tx, scope, live);
  await recordEvent(tx, scope, {
    name: agentEvents.index_discarded,
    entity: agentEntities.index,
    entityId: agentId,
    before: settingsOf(chosen),
  });
}

async function giveAgentSettingsOf(
  tx: Transaction,
  { companyId, userId }: Scope,
  { agent_id, embedding_model, chunk_size, chunk_overlap }: GenerationRow,
): Promise<void> {
  await tx
    .update(agents)
    .set({
      embedding_model,
      chunk_size,
      chunk_overlap,
      updated_by: userId,
      updated_at: laterThan(agents.updated_at),
    })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agent_id)));
}

function settingsOf({ number, embedding_model, chunk_size, chunk_overlap }: GenerationRow) {
  return { number, embedding_model, chunk_size, chunk_overlap };
}
