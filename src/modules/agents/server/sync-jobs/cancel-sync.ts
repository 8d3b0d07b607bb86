import { and, eq } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { describeSyncJob } from './sync-jobs.queries.ts';
import { syncJobs } from './sync-jobs.tables.ts';

/** Asks a run to stop. Its worker hears of it at once, or when it next looks at the row. */
export async function cancelSync(tx: Transaction, scope: Scope, id: string): Promise<SyncJob> {
  const job = and(eq(syncJobs.company_id, scope.companyId), eq(syncJobs.id, id));
  const [stored] = await tx.select().from(syncJobs).where(job).for('update');
  if (stored === undefined) throw errors.not_found();
  if (stored.status !== 'running') {
    throw agentErrors.sync_not_running({ current: await describeSyncJob(tx, scope, stored) });
  }
  if (stored.cancel_requested) return describeSyncJob(tx, scope, stored);
  const [row] = await tx.update(syncJobs).set({ cancel_requested: true }).where(job).returning();
  if (row === undefined) throw errors.not_found();
  await recordEvent(tx, scope, {
    name: agentEvents.sync_cancel_requested,
    entity: agentEntities.sync,
    entityId: id,
    after: { agent_id: row.agent_id },
  });
  return describeSyncJob(tx, scope, row);
}
