import { attachmentEvents, ENGINE_ATTACHMENT } from '#modules/engines/contract/attachments.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import { findAttachment } from './attachments.queries.ts';

/** Removes a file from an engine; its content goes with the nightly sweep. */
export async function removeAttachment(
  tx: Transaction,
  scope: Scope,
  { engineId, id }: { engineId: string; id: string },
): Promise<void> {
  const {
    id: storedFileId,
    filename,
    size_bytes,
  } = await findAttachment(tx, scope, { engineId, id });
  // The row of the attachment goes with that of its content.
  await forgetStoredFiles(tx, scope, [storedFileId]);
  await recordEvent(tx, scope, {
    name: attachmentEvents.attachment_removed,
    entity: ENGINE_ATTACHMENT,
    entityId: id,
    before: { filename, size_bytes },
  });
}
