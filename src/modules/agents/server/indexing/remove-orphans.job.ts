import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { Retrieval } from '../agents/retrieval.ts';

/** Takes out of an index the writings of files that nothing reads any more. */
export const removeLeftOvers = defineJob(
  'agents.remove-left-overs',
  z.object({
    companyId: z.number(),
    agentId: z.uuid(),
    generation: z.number(),
    revisions: z.array(z.object({ fileId: z.string(), revision: z.string() })),
  }),
  { retries: 50, concurrency: 1 },
);

export function removeLeftOversJob({ retrieval }: { retrieval: Retrieval }): JobHandler {
  return handleJob(removeLeftOvers, ({ revisions, ...index }) =>
    retrieval.removeLeftOvers(index, revisions),
  );
}
