import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { removeOrphans } from '../indexing/remove-orphans.job.ts';
import { refuseWhileSyncing } from '../sync-jobs/sync-jobs.queries.ts';
import { findFaults } from './check-index.ts';
import { startSync } from '../sync-jobs/start-sync.ts';

/** Finds what to repair: files with gaps are synced, and leftovers removed; both by jobs of one transaction. */
export async function prepareRepair(
  context: AgentsContext,
  scope: Scope,
  agentId: string,
): Promise<(tx: Transaction) => Promise<{ sync_job: SyncJob | null; left_overs: number }>> {
  const { jobs } = context;
  const { index, faults } = await findFaults(context, scope, agentId);
  const revisions = faults.flatMap(({ fileId, revision }) =>
    revision === undefined ? [] : [{ fileId, revision }],
  );
  const gaps = faults.flatMap(({ fileId, revision }) => (revision === undefined ? [fileId] : []));
  return async (tx) => {
    await lockAgentRow(tx, scope, agentId);
    // A run that has started since would have its own unfinished versions among the leftovers.
    await refuseWhileSyncing(tx, scope, agentId);
    if (revisions.length > 0) {
      await jobs.enqueue(tx, removeOrphans, { ...index, revisions });
    }
    const syncJob =
      gaps.length === 0
        ? null
        : await startSync(tx, scope, {
            agentId,
            idempotencyKey: undefined,
            choice: gaps,
            jobs,
          });
    await recordEvent(tx, scope, {
      name: agentEvents.index_repaired,
      entity: agentEntities.agent,
      entityId: agentId,
      after: { files: gaps.length, left_overs: revisions.length },
    });
    return { sync_job: syncJob, left_overs: revisions.length };
  };
}
