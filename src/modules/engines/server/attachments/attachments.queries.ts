import { and, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Attachment } from '#modules/engines/contract/attachments.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findStoredFile, type StoredFile } from '#platform/server/files/stored-files.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { engineAttachments } from '../engines/engines.tables.ts';

/** Files kept with an engine, the newest first. */
export function listAttachments(
  tx: Transaction,
  { companyId, language }: Scope,
  engineId: string,
): Promise<Attachment[]> {
  return tx
    .select({
      id: engineAttachments.id,
      filename: storedFiles.filename,
      size_bytes: storedFiles.size_bytes,
      uploaded_at: engineAttachments.created_at,
      uploaded_by_name: employeeName({
        companyId: storedFiles.company_id,
        id: storedFiles.uploaded_by_employee,
        language,
      }),
    })
    .from(engineAttachments)
    .innerJoin(
      storedFiles,
      hasValues(storedFiles, {
        company_id: engineAttachments.company_id,
        id: engineAttachments.stored_file_id,
      }),
    )
    .where(
      and(eq(engineAttachments.company_id, companyId), eq(engineAttachments.engine_id, engineId)),
    )
    .orderBy(desc(engineAttachments.id));
}

/** Where the content of an engine's file is. */
export async function findAttachment(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { engineId, id }: { engineId: string; id: string },
): Promise<StoredFile> {
  const [row] = await tx
    .select({ storedFileId: engineAttachments.stored_file_id })
    .from(engineAttachments)
    .where(hasValues(engineAttachments, { company_id: companyId, engine_id: engineId, id }));
  const stored =
    row === undefined ? undefined : await findStoredFile(tx, { companyId }, row.storedFileId);
  if (stored === undefined) throw errors.not_found();
  return stored;
}
