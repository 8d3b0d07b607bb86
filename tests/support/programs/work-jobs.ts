import { z } from 'zod';
import { connect } from '#platform/server/database/connection.ts';
import { defineJob, handleJob } from '#platform/server/jobs/define-job.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logger.ts';

// A worker process: takes the tests' jobs, and finishes none of them where HANG is set.

const { DATABASE_URL, DATA_DIR = '', HANG } = process.env;
const logger = createLogger({ LOG_LEVEL: 'error', LOG_PRETTY: false });

const slow = defineJob('tests.slow', z.object({ name: z.string() }));
const handler = handleJob(slow, async ({ name }) => {
  console.log(`begun ${name}`);
  if (HANG !== undefined) await new Promise(() => undefined);
  console.log(`done ${name}`);
});

const connection = await connect({ DATABASE_URL, DATA_DIR }, logger);
const jobs = createJobs(connection, logger);
await jobs.start([handler], { work: true });
console.log('working');
