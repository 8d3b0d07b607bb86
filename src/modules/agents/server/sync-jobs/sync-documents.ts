import { z } from 'zod';
import { defineJob, RETRIED_TO_ITS_END } from '#platform/server/jobs/define-job.ts';

/** Each kill of the server counts, so there are many. */
export const MOST_ATTEMPTS = 45;

/** Brings the index of an agent up to date with its files. */
export const syncDocuments = defineJob(
  'agents.sync-documents',
  z.object({ companyId: z.number(), agentId: z.uuid(), jobId: z.uuid() }),
  { retries: RETRIED_TO_ITS_END, concurrency: 2 },
);
