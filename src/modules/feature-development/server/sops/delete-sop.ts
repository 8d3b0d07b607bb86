import { and, eq } from 'drizzle-orm';
import {
  trackingErrors,
  trackingEntities,
  trackingEvents,
} from '#modules/feature-development/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findSop, lockSop } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { confirmDeletion } from '../records/confirm-deletion.ts';
import { changeValueStreams } from '../records/keep-progress.ts';
import { removeSows } from '../sows/remove-sows.ts';

interface Deletion {
  readonly id: string;
  readonly confirm_name?: string | undefined;
}

/** Deletes a SOP; with its SOWs only when that is confirmed by its name. */
export async function deleteSop(
  tx: Transaction,
  scope: Scope,
  { id, confirm_name }: Deletion,
): Promise<void> {
  const held = await lockSowsOf(tx, scope, eq(sows.sop_id, id));
  const stored = await lockSop(tx, scope, id);
  const before = await findSop(tx, scope, id);
  if (stored === undefined || held.length !== stored.sow_count) {
    throw errors.conflict({ current: before });
  }
  const { name, sow_count, progress, completed_sows, value_stream_id } = stored;
  if (sow_count > 0) {
    const refusal = () => trackingErrors.sop_not_empty({ parameters: { name, sows: sow_count } });
    confirmDeletion({ name, confirm_name, refusal });
  }
  await removeSows(tx, scope, held);
  await tx.delete(sops).where(and(eq(sops.company_id, scope.companyId), eq(sops.id, id)));
  await changeValueStreams(tx, scope, [
    {
      value_stream_id,
      sops: -1,
      progress: -progress,
      sows: -sow_count,
      completed: -completed_sows,
    },
  ]);
  await recordEvent(tx, scope, {
    name: trackingEvents.sop_deleted,
    entity: trackingEntities.sop,
    entityId: id,
    before,
  });
}
