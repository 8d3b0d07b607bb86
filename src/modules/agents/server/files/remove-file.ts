import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import { describeFile, findFileRow, type FileDescription } from './files.queries.ts';
import { agentFiles } from './files.tables.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { readStoredVersions } from './file-versions.queries.ts';
import { recordFileEvent } from './record-file-event.ts';
import { forgetInIndex } from '../agents/forget-in-index.ts';

interface Removal extends FileDescription {
  readonly agentId: string;
  readonly fileId: string;
  readonly jobs: Jobs;
}

/** Removes a file from its agent; from this commit on it answers no question any more. */
export async function removeFile(
  tx: Transaction,
  scope: Scope,
  { agentId, fileId, jobs, ...description }: Removal,
): Promise<void> {
  const { companyId } = scope;
  const agent = await lockAgentRow(tx, scope, agentId);
  const row = await findFileRow(tx, scope, { agentId, fileId });
  const before = await describeFile(tx, scope, { agent, row, ...description });
  const versions = await readStoredVersions(tx, scope, [fileId]);
  await tx
    .delete(agentFiles)
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.id, fileId)));
  await tx
    .update(agents)
    .set({ files_count: sql`${agents.files_count} - 1` })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agentId)));
  await forgetStoredFiles(tx, scope, [row.stored_file_id, ...versions]);
  await jobs.enqueue(tx, forgetInIndex, { companyId, agentId, fileId });
  await recordFileEvent(tx, scope, { name: agentEvents.file_removed, agentId, fileId, before });
}
