import type { Scope } from '#platform/server/access/scope.ts';
import type { IndexCheck } from '#modules/agents/contract/index-check.ts';
import { readFilesOfAgent } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { findLiveIndex } from '../index-generations/index-generations.queries.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import { refuseWhileSyncing } from '../sync-jobs/sync-jobs.queries.ts';
import { compareIndex, isIndexed, type IndexFault } from './compare-index.ts';

const FAULTS_SHOWN = 100;

/** Where the index of an agent differs from what should be in it. */
export async function checkIndex(
  context: AgentsContext,
  scope: Scope,
  agentId: string,
): Promise<IndexCheck> {
  const { files, faults } = await findFaults(context, scope, agentId);
  const names = new Map(files.map(({ id, filename }) => [id, filename]));
  const indexed = files.filter(isIndexed);
  return {
    checked_at: context.clock.now().toISOString(),
    files: indexed.length,
    chunks: indexed.reduce((sum, { chunks_count: chunksCount }) => sum + (chunksCount ?? 0), 0),
    faults_total: faults.length,
    faults: faults.slice(0, FAULTS_SHOWN).map(({ kind, fileId, expected, found }) => ({
      kind,
      file_id: fileId,
      filename: names.get(fileId) ?? null,
      expected,
      found,
    })),
  };
}

/** The files of the agent, and the faults of its index between two runs. */
export async function findFaults(
  { database, modelOf, retrieval }: Pick<AgentsContext, 'database' | 'modelOf' | 'retrieval'>,
  scope: Scope,
  agentId: string,
): Promise<{
  index: IndexAddress;
  files: Awaited<ReturnType<typeof readFilesOfAgent>>;
  faults: IndexFault[];
}> {
  const { index, files } = await database.inCompany(
    scope,
    async (tx) => {
      const agent = await findAgentRow(tx, scope, agentId);
      await refuseWhileSyncing(tx, scope, agentId);
      const live = await findLiveIndex(tx, agent, modelOf);
      return { index: live.index, files: await readFilesOfAgent(tx, scope, agentId) };
    },
    { readOnly: true },
  );
  return { index, files, faults: compareIndex(files, await retrieval.inspect(index)) };
}
