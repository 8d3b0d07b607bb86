import { eq } from 'drizzle-orm';
import { sopErrors, sopEvents } from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { confirmDeletion, type Deletion } from '../records/confirm-deletion.ts';
import { sopKeeper } from '../records/sops.queries.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { updateValueStreams, weightOfSop } from '../records/update-progress.ts';
import { removeSows } from '../sows/remove-sows.ts';

/** Deletes a SOP; with its SOWs only when that is confirmed by its name. */
export async function deleteSop(
  tx: Transaction,
  scope: Scope,
  { id, confirm_name }: Deletion,
): Promise<void> {
  const locked = await lockSowsOf(tx, scope, eq(sows.sop_id, id));
  await sopKeeper.delete(tx, scope, {
    id,
    event: sopEvents.sop_deleted,
    async before(stored) {
      const { name, sow_count, value_stream_id } = stored;
      if (locked.length !== sow_count) throw errors.conflict({ current: stored });
      if (sow_count > 0) {
        const refusal = () => sopErrors.sop_not_empty({ parameters: { name, sows: sow_count } });
        confirmDeletion({ name, confirm_name, refusal });
      }
      await removeSows(tx, scope, locked);
      await updateValueStreams(tx, scope, [{ value_stream_id, ...weightOfSop(stored, -1) }]);
    },
  });
}
