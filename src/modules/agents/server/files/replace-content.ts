import { and, eq, lte, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { AgentFileRow } from './files.queries.ts';
import { agentFiles, agentFileVersions } from './files.tables.ts';
import { withoutContentsInUse } from './file-versions.queries.ts';

interface Replacement {
  readonly existing: AgentFileRow;
  readonly content: Pick<
    AgentFileRow,
    'stored_file_id' | 'size_bytes' | 'mime_type' | 'content_hash'
  >;
  readonly versionsKept: number;
}

/** Replaces the content of a file; the previous one becomes a version, of which the last few are stored. */
export async function replaceContent(
  tx: Transaction,
  scope: Scope,
  { existing, content, versionsKept }: Replacement,
): Promise<AgentFileRow> {
  const { companyId, userId, employeeId } = scope;
  const { stored_file_id, size_bytes, mime_type, content_hash } = content;
  await tx.insert(agentFileVersions).values({
    company_id: companyId,
    file_id: existing.id,
    version_no: existing.version_no,
    stored_file_id: existing.stored_file_id,
    size_bytes: existing.size_bytes,
    mime_type: existing.mime_type,
    content_hash: existing.content_hash,
    uploaded_by: existing.uploaded_by,
    uploaded_by_employee: existing.uploaded_by_employee,
    uploaded_at: existing.uploaded_at,
  });
  const [row] = await tx
    .update(agentFiles)
    .set({
      stored_file_id,
      size_bytes,
      mime_type,
      content_hash,
      version_no: existing.version_no + 1,
      status: 'ready',
      reason: null,
      // It says of the content before; what a person chose holds for the next one as well.
      text_encoding: null,
      uploaded_by: userId,
      uploaded_by_employee: employeeId,
      uploaded_at: sql`now()`,
      updated_at: laterThan(agentFiles.updated_at),
    })
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.id, existing.id)))
    .returning();
  if (row === undefined) throw new Error('The file was not returned');
  await forgetVersions(tx, scope, { fileId: row.id, upTo: existing.version_no - versionsKept });
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
        hasValues(agentFileVersions, { company_id: scope.companyId, file_id: fileId }),
        lte(agentFileVersions.version_no, upTo),
      ),
    )
    .returning({ storedFileId: agentFileVersions.stored_file_id });
  const contents = forgotten.map(({ storedFileId }) => storedFileId);
  await forgetStoredFiles(tx, scope, await withoutContentsInUse(tx, scope, contents));
}
