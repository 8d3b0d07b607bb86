import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextRunAfter } from '#platform/server/jobs/next-run.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { syncSchedules } from './sync-schedules.tables.ts';
import { startSync } from './start-sync.ts';

interface Due {
  readonly companyId: number;
  readonly agentId: string;
  readonly now: Date;
  readonly jobs: Jobs;
}

/**
 * Starts the run of a schedule that is due and stores when the next one is, both or neither: when several
 * workers see it due, only one of them starts it. A run in progress is left alone.
 */
export async function startScheduledSync(
  tx: Transaction,
  { companyId, agentId, now, jobs }: Due,
): Promise<void> {
  const schedule = and(
    eq(syncSchedules.company_id, companyId),
    eq(syncSchedules.agent_id, agentId),
  );
  const [due] = await tx
    .select()
    .from(syncSchedules)
    .where(and(schedule, lte(syncSchedules.next_run_at, now.toISOString())))
    .for('update');
  if (due === undefined) return;
  await tx
    .update(syncSchedules)
    .set({ next_run_at: nextRunAfter(due, now) })
    .where(schedule);
  const scope: Scope = {
    companyId,
    userId: due.set_by,
    employeeId: due.set_by_employee,
    permissions: new Set(),
    language: due.language,
    requestId: newId(),
  };
  try {
    await startSync(tx, scope, { agentId, idempotencyKey: undefined, scheduled: true, jobs });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'agents.sync_running') throw error;
  }
}
