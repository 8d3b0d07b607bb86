import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { readDueSchedules } from './sync-schedules.queries.ts';
import { startScheduledSync } from './start-scheduled-sync.ts';

const runSchedules = defineJob('agents.run-schedules', z.unknown());

/** Starts every minute the syncs that are due, including those that a stopped server missed. */
export function runSchedulesJob({ clock, database, jobs, logger }: AgentsContext): JobHandler {
  const run = async () => {
    const now = clock.now();
    const due = await database.asSystem((tx) => readDueSchedules(tx, now), { readOnly: true });
    for (const schedule of due) {
      try {
        await database.inCompany(schedule, (tx) =>
          startScheduledSync(tx, { ...schedule, now, jobs }),
        );
      } catch (error) {
        // One that cannot start does not delay the others; it is tried again in a minute.
        logger.error({ err: error, agentId: schedule.agentId }, 'a scheduled sync did not start');
      }
    }
  };
  return handleJob(runSchedules, run, { schedule: '* * * * *' });
}
