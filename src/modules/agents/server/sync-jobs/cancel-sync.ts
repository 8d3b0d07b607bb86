import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { describeSyncJob } from './sync-jobs.queries.ts';
import { syncRuns } from './sync-job-runs.ts';

/** Asks a run to stop. */
export async function cancelSync(tx: Transaction, scope: Scope, id: string): Promise<SyncJob> {
  const stored = await syncRuns.lock(tx, scope, id);
  const { agent_id, status, cancel_requested } = stored;
  if (status !== 'running') {
    throw agentErrors.sync_not_running({ current: await describeSyncJob(tx, scope, stored) });
  }
  if (cancel_requested) return describeSyncJob(tx, scope, stored);
  const row = await syncRuns.requestCancel(tx, scope, { id, after: { agent_id } });
  return describeSyncJob(tx, scope, row);
}
