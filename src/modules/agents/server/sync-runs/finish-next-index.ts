import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { IndexComparison } from '#modules/agents/contract/index-generations.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { readGenerations } from '../index-generations/index-generations.queries.ts';
import { indexGenerations } from '../index-generations/index-generations.tables.ts';
import { findsNoLess } from './compare-next-index.ts';
import type { SyncRun } from './sync-run.ts';
import { answerFrom } from '../index-generations/switch-generation.ts';
import { ofRow } from '../index-generations/prepare-target-index.ts';

/** An index that was built beside the live one becomes live where it finds no less; otherwise it waits for a person. */
export async function finishNextIndex(
  tx: Transaction,
  { job: { language }, actor, agentId, index }: SyncRun,
  { comparison, jobs }: { comparison: IndexComparison; jobs: Jobs },
): Promise<void> {
  const agent = await lockAgentRow(tx, { ...actor, language }, agentId);
  const rows = await readGenerations(tx, actor, agentId);
  const built = rows.find(({ number }) => number === index.generation);
  if (built === undefined) return;
  await tx.update(indexGenerations).set({ state: 'ready', comparison }).where(ofRow(built));
  if (findsNoLess(comparison)) return answerFrom(tx, actor, { rows, chosen: built, jobs });
  await recordEvent(tx, actor, {
    name: agentEvents.index_ready,
    entity: agentEntities.index,
    entityId: agentId,
    after: { agent_name: agent.name, lost: comparison.lost.length },
  });
}
