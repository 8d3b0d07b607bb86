import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Takes an import a step further: tries it out, carries it out or takes it back, as its status says. */
export const runImport = defineJob(
  'catalogue.run-import',
  z.object({ companyId: z.number().int(), importId: recordId }),
  { retries: 10 },
);
