import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { Retrieval } from '../agents/retrieval.ts';

/** Removes versions of files that are no longer read from an index. */
export const removeOrphans = defineJob(
  'agents.remove-left-overs',
  z.object({
    companyId: z.number(),
    agentId: z.uuid(),
    generation: z.number(),
    revisions: z.array(z.object({ fileId: z.string(), revision: z.string() })),
  }),
  { retries: 50, concurrency: 1 },
);

export function removeOrphansJob({ retrieval }: { retrieval: Retrieval }): JobHandler {
  return handleJob(removeOrphans, ({ revisions, ...index }) =>
    retrieval.removeOrphans(index, revisions),
  );
}
