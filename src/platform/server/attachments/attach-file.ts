import { and, eq } from 'drizzle-orm';
import { attachmentErrors, attachmentEvents } from '#platform/contract/attachments.ts';
import { recordId } from '#platform/contract/ids.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { recordEvent } from '../events/record-event.ts';
import { recordStoredFile } from '../files/stored-files.ts';
import { storedFiles } from '../files/stored-files.tables.ts';
import { newId } from '../ids.ts';
import type { NameEmployee } from '../records/name-employee.ts';
import { limitsOf, type AttachedRecords } from './attached-records.ts';
import { listAttachments, lockRecord, ofRecord } from './attachments.queries.ts';
import { attachments } from './attachments.tables.ts';
import type { Upload, UploadedFile, UploadTarget } from './upload-target.ts';

/** Lets people upload files to a module's records. */
export function uploadsTo(records: AttachedRecords, employeeName: NameEmployee): UploadTarget {
  return {
    entityType: records.entity,
    permission: records.attach,
    bytes: limitsOf(records).bytes,
    accepts: records.accepts,
    stripsPictures: records.stripsPictures,
    async store(tx, scope, { entityId, file }) {
      const { id, isStored } = await attachFile(tx, scope, { records, entityId, file });
      const which = eq(attachments.id, id);
      const [stored] = await listAttachments(tx, scope, { employeeName, which });
      if (stored === undefined) throw new Error('The attachment was not stored');
      return { file: stored, isStored };
    },
  };
}

async function attachFile(
  tx: Transaction,
  scope: Scope,
  { records, entityId, file }: Upload & { readonly records: AttachedRecords },
): Promise<{ id: string; isStored: boolean }> {
  const { entity } = records;
  const of = { entity, id: readId(entityId) };
  await lockRecord(tx, scope, { records, id: of.id });
  const present = await contentsOf(tx, scope, of);
  const same = present.find(
    ({ filename, sha256 }) => filename === file.filename && sha256 === file.sha256,
  );
  if (same !== undefined) return { id: same.id, isStored: false };
  const { most } = limitsOf(records);
  if (present.length >= most) throw attachmentErrors.files_full({ parameters: { limit: most } });
  const id = newId();
  await insertAttachment(tx, scope, { id, of, file });
  const { filename, size_bytes } = file;
  await recordEvent(tx, scope, {
    name: attachmentEvents.file_attached,
    entity,
    entityId: of.id,
    after: { file_id: id, filename, size_bytes },
  });
  return { id, isStored: true };
}

/** Links a stored content to a record; the caller records the event. */
export async function insertAttachment(
  tx: Transaction,
  scope: Scope,
  { id, of, file }: { id: string; of: { entity: string; id: string }; file: UploadedFile },
): Promise<void> {
  const stored = await recordStoredFile(tx, scope, file);
  await tx.insert(attachments).values({
    company_id: scope.companyId,
    id,
    entity: of.entity,
    entity_id: of.id,
    stored_file_id: stored.id,
    preview: file.preview,
  });
}

function contentsOf(
  tx: Transaction,
  { companyId }: Scope,
  of: { readonly entity: string; readonly id: string },
) {
  return tx
    .select({
      id: attachments.id,
      filename: storedFiles.filename,
      sha256: storedFiles.sha256,
    })
    .from(attachments)
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.company_id, attachments.company_id),
        eq(storedFiles.id, attachments.stored_file_id),
      ),
    )
    .where(and(eq(attachments.company_id, companyId), ofRecord(of)));
}

function readId(entityId: string): string {
  const id = recordId.safeParse(entityId);
  if (id.success) return id.data;
  const code = 'platform:validation.wrong_format';
  throw errors.validation_failed({ fields: [{ path: 'entity_id', code }] });
}
