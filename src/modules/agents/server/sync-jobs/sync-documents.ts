import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Each kill of the server counts as a failed run of the job, so there are many. */
const RETRIES = 50;
/** Fewer than the retries, so that the end of a run is always recorded. */
export const MOST_ATTEMPTS = 45;

/** Brings the index of an agent up to date with its files. */
export const syncDocuments = defineJob(
  'agents.sync-documents',
  z.object({ companyId: z.number(), agentId: z.uuid(), jobId: z.uuid() }),
  { retries: RETRIES, concurrency: 2 },
);
