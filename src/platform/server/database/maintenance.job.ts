import type { Pool } from 'pg';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';

const NOTHING = z.unknown();
const checkpoint = defineJob('platform.checkpoint', NOTHING);
const vacuum = defineJob('platform.vacuum', NOTHING);

/**
 * The embedded database runs without PostgreSQL's background processes, so nobody else would cut its
 * log short, clean its tables or refresh the planner's figures.
 */
export function maintenanceJobs(pool: Pool): JobHandler[] {
  return [
    handleJob(
      checkpoint,
      async () => {
        await pool.query('checkpoint');
        // Tables may have grown since the plans were made which it keeps, and nothing else tells it.
        await pool.query('discard plans');
      },
      { schedule: '*/5 * * * *' },
    ),
    handleJob(vacuum, async () => void (await pool.query('vacuum analyze')), {
      schedule: '30 2 * * *',
    }),
  ];
}
