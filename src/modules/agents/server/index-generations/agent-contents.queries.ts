import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentContents } from '../agents/delete-agent.ts';
import { readStoredVersions } from '../files/file-versions.queries.ts';
import { agentFiles } from '../files/files.tables.ts';
import { readGenerations } from './index-generations.queries.ts';

/** What remains to be removed when an agent is deleted. */
export async function readAgentContents(
  tx: Transaction,
  scope: Scope,
  agentId: string,
): Promise<AgentContents> {
  const files = await tx
    .select({ id: agentFiles.id, storedFileId: agentFiles.stored_file_id })
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, scope.companyId), eq(agentFiles.agent_id, agentId)));
  const fileIds = files.map(({ id }) => id);
  const versions = await readStoredVersions(tx, scope, fileIds);
  const generations = await readGenerations(tx, scope, agentId);
  return {
    storedFileIds: [...files.map(({ storedFileId }) => storedFileId), ...versions],
    lastGeneration: generations.at(-1)?.number,
  };
}
