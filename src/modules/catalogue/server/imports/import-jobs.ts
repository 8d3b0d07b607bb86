import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/define-job.ts';

const payload = z.object({ companyId: z.number().int(), importId: recordId });

/** Takes an import a step further: tries it out, carries it out or takes it back, as its status says. */
export const runImport = defineJob('catalogue.run-import', payload, { retries: 10 });

/** Carries out the reading of a source. By itself: a server that keeps silent holds up nobody's import. */
export const runReading = defineJob('catalogue.run-reading', payload, {
  retries: 10,
  concurrency: 2,
});
