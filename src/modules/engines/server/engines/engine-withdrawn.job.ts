import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Enqueued when an engine in use is deprecated or deactivated: modules whose records use it notify their owners. */
export const engineWithdrawn = defineJob(
  'engines.engine-withdrawn',
  z.object({
    companyId: z.number().int(),
    userId: recordId,
    employeeId: z.number().int().nullable(),
    requestId: z.string(),
    engineId: recordId,
  }),
  { retries: 10 },
);
