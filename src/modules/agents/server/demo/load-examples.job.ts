import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { loadExamples } from './load-examples.ts';

/** Creates the example agents, once in the life of an installation. */
export const loadExamplesJob = defineJob('agents.load-examples', z.object({}), { retries: 20 });

export function handleLoadExamples(context: AgentsContext): JobHandler {
  return handleJob(loadExamplesJob, (_payload, { signal }) => loadExamples(context, signal));
}
