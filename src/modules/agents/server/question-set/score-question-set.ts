import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/define-job.ts';

/** Asks an agent its question set and stores the ranks of the expected files. */
export const scoreQuestionSet = defineJob(
  'agents.score-question-set',
  z.object({ companyId: z.number(), agentId: z.uuid(), scoreId: z.uuid() }),
  { retries: 20, concurrency: 1 },
);
