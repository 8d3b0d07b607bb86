import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { readDueSources } from './sources.queries.ts';
import { startScheduledReading } from './start-reading.ts';

const readSources = defineJob('catalogue.read-sources', z.unknown());

/** Starts every minute the readings that are due, including those that a stopped server missed. */
export function readSourcesJob({ clock, database, jobs, logger }: Context): JobHandler {
  const run = async () => {
    const now = clock.now();
    const due = await database.asSystem((tx) => readDueSources(tx, now), { readOnly: true });
    for (const { company_id: companyId, id } of due) {
      try {
        await database.inCompany({ companyId }, (tx) =>
          startScheduledReading(tx, { companyId, id, now, jobs }),
        );
      } catch (error) {
        // One that cannot start does not delay the others; it is tried again in a minute.
        logger.error({ err: error, sourceId: id }, 'a scheduled reading did not start');
      }
    }
  };
  return handleJob(readSources, run, { schedule: '* * * * *' });
}
