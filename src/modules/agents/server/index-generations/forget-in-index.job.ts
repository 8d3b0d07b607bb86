import { and, eq } from 'drizzle-orm';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { agentExists } from '../agents/agents.queries.ts';
import { indexGenerations } from './index-generations.tables.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import { forgetInIndex } from '../agents/forget-in-index.ts';

/** Deleted files are never used for answers, since passages are shown only of existing files; this frees their room. */
export function forgetInIndexJob({ database, retrieval }: AgentsContext): JobHandler {
  return handleJob(forgetInIndex, async ({ companyId, agentId, fileId, generation = 0 }) => {
    const company = { companyId };
    const address = (number: number) => ({ companyId, agentId, generation: number });
    const { exists, rows } = await database.inCompany(
      company,
      async (tx) => ({
        exists: await agentExists(tx, company, agentId),
        rows: await tx
          .select({ number: indexGenerations.number, state: indexGenerations.state })
          .from(indexGenerations)
          .where(ofAgent(companyId, agentId)),
      }),
      { readOnly: true },
    );
    if (!exists) {
      for (let number = 0; number <= generation; number += 1) await forget(address(number));
      return;
    }
    if (fileId !== undefined) {
      for (const { number } of rows) await forget(address(number), fileId);
      return;
    }
    // Run again, it finds the row gone; its number may be another index by then.
    if (!rows.some(({ number, state }) => number === generation && state === 'dropped')) return;
    await forget(address(generation));
    await database.inCompany(company, (tx) =>
      tx
        .delete(indexGenerations)
        .where(and(ofAgent(companyId, agentId), eq(indexGenerations.number, generation))),
    );
  });

  async function forget(index: IndexAddress, fileId?: string): Promise<void> {
    if (fileId === undefined) await retrieval.removeIndex(index);
    else await retrieval.removeFile({ index, fileId });

    const left = await retrieval.listFiles(index);
    const remains = left.some((file) => fileId === undefined || file.fileId === fileId);
    if (remains) throw new Error('The index still contains what should have been removed');
  }
}

function ofAgent(companyId: number, agentId: string) {
  return and(eq(indexGenerations.company_id, companyId), eq(indexGenerations.agent_id, agentId));
}
