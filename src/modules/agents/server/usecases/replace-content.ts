import { and, eq, lte, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { AgentFileRow } from '../agent-files.queries.ts';
import { agentFiles, agentFileVersions } from '../agent-files.tables.ts';
import { withoutContentsInUse } from '../file-versions.queries.ts';

interface Replacement {
  readonly existing: AgentFileRow;
  readonly content: Pick<AgentFileRow, 'storedFileId' | 'sizeBytes' | 'mimeType' | 'contentHash'>;
  readonly versionsKept: number;
}

/** Gives a file another content; the one it had becomes a version of it, of which the last few are kept. */
export async function replaceContent(
  tx: Transaction,
  scope: Scope,
  { existing, content, versionsKept }: Replacement,
): Promise<AgentFileRow> {
  const { companyId, userId, employeeId } = scope;
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
  await forgetVersions(tx, scope, { fileId: row.id, upTo: existing.versionNo - versionsKept });
  return row;
}

async function forgetVersions(
  tx: Transaction,
  scope: Scope,
  { fileId, upTo }: { fileId: string; upTo: number },
): Promise<void> {
  const forgotten = await tx
    .delete(agentFileVersions)
    .where(
      and(
        eq(agentFileVersions.companyId, scope.companyId),
        eq(agentFileVersions.fileId, fileId),
        lte(agentFileVersions.versionNo, upTo),
      ),
    )
    .returning({ storedFileId: agentFileVersions.storedFileId });
  const contents = forgotten.map(({ storedFileId }) => storedFileId);
  await forgetStoredFiles(tx, scope, await withoutContentsInUse(tx, scope, contents));
}
