import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentFileRow } from '../agent-files.queries.ts';
import { agentFiles, agentFileVersions } from '../agent-files.tables.ts';

interface Replacement {
  readonly existing: AgentFileRow;
  readonly content: Pick<AgentFileRow, 'storedFileId' | 'sizeBytes' | 'mimeType' | 'contentHash'>;
}

/** Gives a file another content; the one it had becomes a version of it. */
export async function replaceContent(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { existing, content }: Replacement,
): Promise<AgentFileRow> {
  const { storedFileId, sizeBytes, mimeType, contentHash } = content;
  await tx.insert(agentFileVersions).values({
    companyId,
    fileId: existing.id,
    versionNo: existing.versionNo,
    storedFileId: existing.storedFileId,
    sizeBytes: existing.sizeBytes,
    mimeType: existing.mimeType,
    contentHash: existing.contentHash,
    uploadedBy: existing.uploadedBy,
    uploadedByEmployee: existing.uploadedByEmployee,
    uploadedAt: existing.uploadedAt,
  });
  const [row] = await tx
    .update(agentFiles)
    .set({
      storedFileId,
      sizeBytes,
      mimeType,
      contentHash,
      versionNo: existing.versionNo + 1,
      status: 'ready',
      reason: null,
      uploadedBy: userId,
      uploadedByEmployee: employeeId,
      uploadedAt: sql`now()`,
      updatedAt: sql`greatest(now(), ${agentFiles.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(agentFiles.companyId, companyId), eq(agentFiles.id, existing.id)))
    .returning();
  if (row === undefined) throw new Error('The file was not returned');
  return row;
}
