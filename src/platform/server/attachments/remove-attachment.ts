import { and, eq } from 'drizzle-orm';
import { attachmentEvents } from '#platform/contract/attachments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { recordEvent } from '../events/record-event.ts';
import { forgetStoredFiles } from '../files/stored-files.ts';
import type { findAttachment } from './attachments.queries.ts';
import { attachments } from './attachments.tables.ts';

/** Removes a file from its record; the nightly sweep then removes its content. */
export async function removeAttachment(
  tx: Transaction,
  scope: Scope,
  file: Awaited<ReturnType<typeof findAttachment>>,
): Promise<void> {
  const { id, entity, entity_id, filename, size_bytes, stored_file_id } = file;
  const removed = await tx
    .delete(attachments)
    .where(and(eq(attachments.company_id, scope.companyId), eq(attachments.id, id)))
    .returning({ id: attachments.id });
  // Somebody else has just removed it.
  if (removed.length === 0) throw errors.not_found();
  await forgetStoredFiles(tx, scope, [stored_file_id]);
  await recordEvent(tx, scope, {
    name: attachmentEvents.file_removed,
    entity,
    entityId: entity_id,
    before: { file_id: id, filename, size_bytes },
  });
}
