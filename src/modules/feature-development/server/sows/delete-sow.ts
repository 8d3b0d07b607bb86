import { lastStage } from '#modules/feature-development/contract/stage-order.ts';
import { SOW, sowEvents } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { relationErrors } from '#modules/feature-development/contract/relations.ts';
import { confirmDeletion, type Deletion } from '../records/confirm-deletion.ts';
import { forgetRelations } from '../relations/forget-relations.ts';
import { listRelations } from '../relations/relations.queries.ts';
import { forgetFilesOf } from '../files/files.queries.ts';
import { isSow, lockSow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { updateProgress, withoutWeight } from '../records/update-progress.ts';
import { findSow } from '../stages/find-sow.queries.ts';

/**
 * Deletes a SOW with its stages, by its name where others wait for it; what happened to it stays in the
 * event log.
 */
export async function deleteSow(
  tx: Transaction,
  scope: Scope,
  { id, confirm_name }: Deletion,
): Promise<void> {
  const stored = await lockSow(tx, scope, id);
  const before = await findSow(tx, scope, id);
  await refuseWhileBlocking(tx, scope, { id, name: before.name, confirm_name });
  await forgetRelations(tx, scope, [id]);
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

async function refuseWhileBlocking(
  tx: Transaction,
  scope: Scope,
  { id, name, confirm_name }: Deletion & { readonly name: string },
): Promise<void> {
  const { blocks } = await listRelations(tx, scope, id);
  const waiting = blocks.filter(({ current_stage }) => current_stage < lastStage);
  if (waiting.length === 0) return;
  const names = waiting.map((sow) => sow.name).join(', ');
  const refusal = () => relationErrors.sow_blocks_others({ parameters: { name, names } });
  confirmDeletion({ name, confirm_name, refusal });
}
