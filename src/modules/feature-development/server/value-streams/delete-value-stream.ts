import { and, eq } from 'drizzle-orm';
import {
  trackingErrors,
  trackingEntities,
  trackingEvents,
} from '#modules/feature-development/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, recordQuietly } from '#platform/server/events/record-event.ts';
import { lockSopsOf, type SopRow } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import {
  findValueStream,
  isValueStream,
  lockValueStream,
} from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { confirmDeletion } from '../records/confirm-deletion.ts';
import { removeSows } from '../sows/remove-sows.ts';

interface Deletion {
  readonly id: string;
  readonly confirm_name?: string | undefined;
}

/** Deletes a value stream; with all below only when that is confirmed by its name. */
export async function deleteValueStream(
  tx: Transaction,
  scope: Scope,
  { id, confirm_name }: Deletion,
): Promise<void> {
  const heldSows = await lockSowsOf(tx, scope, eq(sows.value_stream_id, id));
  const heldSops = await lockSopsOf(tx, scope, id);
  const stored = await lockValueStream(tx, scope, id);
  const before = await findValueStream(tx, scope, id);
  const { sop_count = 0, total_sows = 0, name = '' } = stored ?? {};
  // What came in while the rest was being held has not been seen by whoever deletes.
  if (heldSops.length !== sop_count || heldSows.length !== total_sows) {
    throw errors.conflict({ current: before });
  }
  if (sop_count > 0) {
    const parameters = { name, sops: sop_count, sows: total_sows };
    const refusal = () => trackingErrors.value_stream_not_empty({ parameters });
    confirmDeletion({ name, confirm_name, refusal });
  }
  await removeSows(tx, scope, heldSows);
  await removeSops(tx, scope, { value_stream_id: id, held: heldSops });
  await tx.delete(valueStreams).where(isValueStream(scope.companyId, id));
  await recordEvent(tx, scope, {
    name: trackingEvents.value_stream_deleted,
    entity: trackingEntities.valueStream,
    entityId: id,
    before,
  });
}

interface Removal {
  readonly value_stream_id: string;
  readonly held: readonly SopRow[];
}

async function removeSops(
  tx: Transaction,
  scope: Scope,
  { value_stream_id, held }: Removal,
): Promise<void> {
  if (held.length === 0) return;
  await tx
    .delete(sops)
    .where(and(eq(sops.company_id, scope.companyId), eq(sops.value_stream_id, value_stream_id)));
  await recordQuietly(
    tx,
    scope,
    held.map(({ id, name }) => ({
      name: trackingEvents.sop_deleted,
      entity: trackingEntities.sop,
      entityId: id,
      before: { id, name, value_stream_id },
    })),
  );
}
