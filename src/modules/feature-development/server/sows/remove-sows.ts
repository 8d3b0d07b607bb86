import { and, eq, inArray } from 'drizzle-orm';
import { SOW, sowEvents } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { forgetRelations } from '../relations/forget-relations.ts';
import { forgetFilesOf } from '../files/files.queries.ts';
import type { SowRow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';

/** Removes SOWs that are locked, with all that belongs to them; the caller updates the sums above. */
export async function removeSows(
  tx: Transaction,
  scope: Scope,
  locked: readonly SowRow[],
): Promise<void> {
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await forgetRelations(tx, scope, ids);
  await forgetFilesOf(tx, scope, ids);
  await tx.delete(sows).where(and(eq(sows.company_id, scope.companyId), inArray(sows.id, ids)));
  await recordQuietly(
    tx,
    scope,
    locked.map(({ id, name, sop_id, current_stage }) => ({
      name: sowEvents.sow_deleted,
      entity: SOW,
      entityId: id,
      before: { id, name, sop_id, current_stage },
    })),
  );
}
