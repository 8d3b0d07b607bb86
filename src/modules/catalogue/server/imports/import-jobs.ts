import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineJob, RETRIED_TO_ITS_END } from '#platform/server/jobs/define-job.ts';

const payload = z.object({ companyId: z.number().int(), importId: recordId });

/** Runs the next step of an import: checks it, carries it out or undoes it, depending on its status. */
export const runImport = defineJob('catalogue.run-import', payload, {
  retries: RETRIED_TO_ITS_END,
});

/** Carries out the reading of a source. Separate from imports, which an unresponsive server would delay. */
export const runReading = defineJob('catalogue.run-reading', payload, {
  retries: RETRIED_TO_ITS_END,
  concurrency: 2,
});
