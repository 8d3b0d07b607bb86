import {
  attachmentErrors,
  attachmentEvents,
  attachmentLimits,
  ENGINE_ATTACHMENT,
  type Attachment,
} from '#modules/engines/contract/attachments.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
import { newId } from '#platform/server/ids.ts';
import { listAttachments } from './attachments.queries.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { engineAttachments } from '../engines/engines.tables.ts';

interface Addition {
  readonly engineId: string;
  readonly file: Parameters<typeof recordStoredFile>[2];
}

export async function addAttachment(
  tx: Transaction,
  scope: Scope,
  { engineId, file }: Addition,
): Promise<Attachment> {
  await engineKeeper.lock(tx, scope, engineId);
  const present = await listAttachments(tx, scope, engineId);
  if (present.length >= attachmentLimits.files) {
    throw attachmentErrors.attachments_full({ parameters: { limit: attachmentLimits.files } });
  }
  const stored = await recordStoredFile(tx, scope, file);
  const id = newId();
  await tx
    .insert(engineAttachments)
    .values({ company_id: scope.companyId, id, engine_id: engineId, stored_file_id: stored.id });
  const after = (await listAttachments(tx, scope, engineId)).find((one) => one.id === id);
  if (after === undefined) throw new Error('The attachment was not returned');
  await recordEvent(tx, scope, {
    name: attachmentEvents.attachment_added,
    entity: ENGINE_ATTACHMENT,
    entityId: id,
    after,
  });
  return after;
}
