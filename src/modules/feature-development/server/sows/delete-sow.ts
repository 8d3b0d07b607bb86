import { SOW, sowEvents } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { forgetFilesOf } from '../files/files.queries.ts';
import { isSow, lockSow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { updateProgress, withoutWeight } from '../records/update-progress.ts';
import { findSow } from '../stages/find-sow.queries.ts';

/** Deletes a SOW with its stages; what happened to it stays in the event log. */
export async function deleteSow(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const stored = await lockSow(tx, scope, id);
  const before = await findSow(tx, scope, id);
  await forgetFilesOf(tx, scope, [id]);
  await tx.delete(sows).where(isSow(scope.companyId, id));
  await updateProgress(tx, scope, [{ sop_id: stored.sop_id, ...withoutWeight(stored) }]);
  await recordEvent(tx, scope, {
    name: sowEvents.sow_deleted,
    entity: SOW,
    entityId: id,
    before,
  });
}
