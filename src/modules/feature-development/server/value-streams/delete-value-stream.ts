import { and, eq } from 'drizzle-orm';
import { SOP, sopEvents } from '#modules/feature-development/contract/sops.ts';
import {
  valueStreamErrors,
  valueStreamEvents,
} from '#modules/feature-development/contract/value-streams.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { confirmDeletion, type Deletion } from '../records/confirm-deletion.ts';
import { lockSopsOf, type SopRow } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';
import { removeSows } from '../sows/remove-sows.ts';

/** Deletes a value stream; with everything below only when that is confirmed by its name. */
export async function deleteValueStream(
  tx: Transaction,
  scope: Scope,
  { id, confirm_name }: Deletion,
): Promise<void> {
  const lockedSows = await lockSowsOf(tx, scope, eq(sows.value_stream_id, id));
  const lockedSops = await lockSopsOf(tx, scope, id);
  await valueStreamKeeper.delete(tx, scope, {
    id,
    event: valueStreamEvents.value_stream_deleted,
    async before(stored) {
      const { name, sop_count, total_sows } = stored;
      // The person who deletes has not seen what was added while the rest was being locked.
      if (lockedSops.length !== sop_count || lockedSows.length !== total_sows) {
        throw errors.conflict({ current: stored });
      }
      if (sop_count > 0) {
        const parameters = { name, sops: sop_count, sows: total_sows };
        const refusal = () => valueStreamErrors.value_stream_not_empty({ parameters });
        confirmDeletion({ name, confirm_name, refusal });
      }
      await removeSows(tx, scope, lockedSows);
      await removeSops(tx, scope, lockedSops);
    },
  });
}

async function removeSops(tx: Transaction, scope: Scope, locked: readonly SopRow[]): Promise<void> {
  const [first] = locked;
  if (first === undefined) return;
  const { company_id, value_stream_id } = first;
  await tx
    .delete(sops)
    .where(and(eq(sops.company_id, company_id), eq(sops.value_stream_id, value_stream_id)));
  await recordQuietly(
    tx,
    scope,
    locked.map(({ id, name }) => ({
      name: sopEvents.sop_deleted,
      entity: SOP,
      entityId: id,
      before: { id, name, value_stream_id },
    })),
  );
}
