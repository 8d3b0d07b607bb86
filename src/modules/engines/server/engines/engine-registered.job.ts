import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Enqueued when an engine is registered: modules that already refer to its code handle this job. */
export const engineRegistered = defineJob(
  'engines.engine-registered',
  z.object({
    companyId: z.number().int(),
    userId: recordId,
    employeeId: z.number().int().nullable(),
    requestId: z.string(),
  }),
  { retries: 10 },
);
