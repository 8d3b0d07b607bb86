import { attachmentLimits, type Attachment } from '#modules/engines/contract/attachments.ts';
import { engineErrors, engineEntities, engineEvents } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { forgetStoredFiles, recordStoredFile } from '#platform/server/files/stored-files.ts';
import { newId } from '#platform/server/ids.ts';
import { findAttachment, listAttachments } from './attachments.queries.ts';
import { engineAttachments } from './attachments.tables.ts';
import { lockEngine } from '../engines/engines.queries.ts';

const entity = engineEntities.attachment;

interface Addition {
  readonly engineId: string;
  readonly file: Parameters<typeof recordStoredFile>[2];
}

/** Keeps a file with an engine. */
export async function addAttachment(
  tx: Transaction,
  scope: Scope,
  { engineId, file }: Addition,
): Promise<Attachment> {
  await lockEngine(tx, scope, engineId);
  const present = await listAttachments(tx, scope, engineId);
  if (present.length >= attachmentLimits.files) {
    throw engineErrors.attachments_full({ parameters: { limit: attachmentLimits.files } });
  }
  const stored = await recordStoredFile(tx, scope, file);
  const id = newId();
  await tx
    .insert(engineAttachments)
    .values({ company_id: scope.companyId, id, engine_id: engineId, stored_file_id: stored.id });
  const after = (await listAttachments(tx, scope, engineId)).find((one) => one.id === id);
  if (after === undefined) throw new Error('The attachment was not returned');
  const name = engineEvents.attachment_added;
  await recordEvent(tx, scope, { name, entity, entityId: id, after });
  return after;
}

/** Removes a file from an engine; its content goes with the nightly sweep. */
export async function removeAttachment(
  tx: Transaction,
  scope: Scope,
  { engineId, id }: { engineId: string; id: string },
): Promise<void> {
  const stored = await findAttachment(tx, scope, { engineId, id });
  // The row of the attachment goes with that of its content.
  await forgetStoredFiles(tx, scope, [stored.id]);
  const before = { filename: stored.filename, size_bytes: stored.size_bytes };
  const name = engineEvents.attachment_removed;
  await recordEvent(tx, scope, { name, entity, entityId: id, before });
}
