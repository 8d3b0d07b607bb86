import type { JobHandler } from '#platform/server/jobs/define-job.ts';
import { startDueJob } from '#platform/server/jobs/start-due.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { readDueSchedules } from './sync-schedules.queries.ts';
import { startScheduledSync } from './start-scheduled-sync.ts';

/** Starts the syncs that are due. */
export function runSchedulesJob(context: AgentsContext): JobHandler {
  return startDueJob(context, {
    name: 'agents.run-schedules',
    readDue: readDueSchedules,
    start: (tx, schedule) => startScheduledSync(tx, { ...schedule, jobs: context.jobs }),
  });
}
