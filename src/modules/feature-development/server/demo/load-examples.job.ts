import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { beginOnce, loadExamples } from './load-examples.ts';

/** Writes the work of the invented company, once in the life of an installation. */
const loadExamplesJob = defineJob('feature-development.load-examples', z.object({}), {
  retries: 20,
});

export function handleLoadExamples(context: Context): JobHandler {
  return handleJob(loadExamplesJob, () => loadExamples(context));
}

/** On the first start with example data, has the worker write it, so that the application answers meanwhile. */
export function beginExamples(context: Context): Promise<void> {
  return beginOnce(context, (tx) => context.jobs.enqueue(tx, loadExamplesJob, {}));
}
