import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { actorOf } from './import-runs.ts';
import { findImportsToForget, forgetImport, forgetReadings } from './forget-imports.ts';

const forgetImports = defineJob('catalogue.forget-imports', z.unknown());

/** Removes what old imports leave behind: their files, the lists of their bad rows, and old readings. */
export function forgetImportsJob({ clock, database }: Context): JobHandler {
  const run = async () => {
    const now = clock.now();
    const old = await database.asSystem((tx) => findImportsToForget(tx, now), { readOnly: true });
    for (const row of old) {
      await database.inCompany(actorOf(row), (tx) => forgetImport(tx, row, now));
    }
    await database.asSystem((tx) => forgetReadings(tx, now));
  };
  return handleJob(forgetImports, run, { schedule: '15 3 * * *' });
}
