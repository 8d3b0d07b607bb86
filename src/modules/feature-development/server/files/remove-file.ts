import { and, eq } from 'drizzle-orm';
import { fileEvents } from '#modules/feature-development/contract/files.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { lockSow } from '../records/sows.queries.ts';
import { findFile, forgetContents } from './files.queries.ts';
import { sowFiles } from './files.tables.ts';

export async function removeFile(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { name: filename, stage_number, sow_id, size, version } = await findFile(tx, scope, id);
  await lockSow(tx, scope, sow_id);
  await forgetContents(tx, scope, eq(sowFiles.id, id));
  await tx
    .delete(sowFiles)
    .where(and(eq(sowFiles.company_id, scope.companyId), eq(sowFiles.id, id)));
  await recordEvent(tx, scope, {
    name: fileEvents.file_removed,
    entity: SOW,
    entityId: sow_id,
    before: { stage_number, file_id: id, filename, size, version },
  });
}
