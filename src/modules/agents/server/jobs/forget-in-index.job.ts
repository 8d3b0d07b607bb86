import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { Retrieval } from '../retrieval/types.ts';

/** Takes out of the index what no longer exists: one file, or the whole agent. */
export const forgetInIndex = defineJob(
  'agents.forget-in-index',
  z.object({ companyId: z.number(), agentId: z.uuid(), fileId: z.uuid().optional() }),
  { retries: 50, concurrency: 1 },
);

/** Deleted files never answer, since passages are shown only of files that exist; this frees their room. */
export function forgetInIndexJob({ retrieval }: { retrieval: Retrieval }): JobHandler {
  return handleJob(forgetInIndex, async ({ companyId, agentId, fileId }) => {
    const index = { companyId, agentId };
    if (fileId === undefined) await retrieval.removeAgent(index);
    else await retrieval.removeFile({ index, fileId });

    const left = await retrieval.listFiles(index);
    const remains = left.some((file) => fileId === undefined || file.fileId === fileId);
    if (remains) throw new Error('The index still holds what it was asked to forget');
  });
}
