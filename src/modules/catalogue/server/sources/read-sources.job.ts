import type { Context } from '#platform/server/context.ts';
import type { JobHandler } from '#platform/server/jobs/define-job.ts';
import { startDueJob } from '#platform/server/jobs/start-due.ts';
import { readDueSources } from './sources.queries.ts';
import { startScheduledReading } from './start-reading.ts';

export function readSourcesJob(context: Context): JobHandler {
  return startDueJob(context, {
    name: 'catalogue.read-sources',
    readDue: readDueSources,
    start: (tx, source) => startScheduledReading(tx, { ...source, jobs: context.jobs }),
  });
}
