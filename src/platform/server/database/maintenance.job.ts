import type { Pool } from 'pg';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';

const NOTHING = z.unknown();
const checkpoint = defineJob('platform.checkpoint', NOTHING);
const vacuum = defineJob('platform.vacuum', NOTHING);

/**
 * The embedded database runs without PostgreSQL's background processes, so nothing else truncates its
 * log, vacuums its tables or refreshes the planner's statistics.
 */
export function maintenanceJobs(pool: Pool): JobHandler[] {
  return [
    handleJob(
      checkpoint,
      async () => {
        await pool.query('checkpoint');
        // Tables may have grown since its cached plans were made, and nothing else invalidates them.
        await pool.query('discard plans');
      },
      { schedule: '*/5 * * * *' },
    ),
    handleJob(vacuum, async () => void (await pool.query('vacuum analyze')), {
      schedule: '30 2 * * *',
    }),
  ];
}
