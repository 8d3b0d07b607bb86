import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { removeUnusedShapes } from './unused-shapes.queries.ts';

const removeShapes = defineJob('land-plots.remove-shapes', z.unknown());

const DAY_MS = 24 * 60 * 60 * 1_000;

/** At night, shapes that were drawn or uploaded more than a day ago and given to no plot are removed. */
export function removeShapesJob({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): JobHandler {
  return handleJob(
    removeShapes,
    async () => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      await database.asSystem((tx) => removeUnusedShapes(tx, before));
    },
    { schedule: '30 2 * * *' },
  );
}
