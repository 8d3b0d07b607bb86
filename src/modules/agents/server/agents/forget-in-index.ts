import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Removes from the indexes what no longer exists: one file, one index, or the whole agent. */
export const forgetInIndex = defineJob(
  'agents.forget-in-index',
  z.object({
    companyId: z.number(),
    agentId: z.uuid(),
    fileId: z.uuid().optional(),
    /** The index that was dropped; of a deleted agent the last of its indexes. */
    generation: z.number().optional(),
  }),
  { retries: 50, concurrency: 1 },
);
