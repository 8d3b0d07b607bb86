import { and, eq, inArray } from 'drizzle-orm';
import { trackingEntities, trackingEvents } from '#modules/feature-development/contract/records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { forgetFilesOf } from '../files/files.queries.ts';
import type { SowRow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';

/** Removes SOWs that are held, with all that belongs to them; whoever calls it keeps the sums above. */
export async function removeSows(
  tx: Transaction,
  scope: Scope,
  held: readonly SowRow[],
): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  await forgetFilesOf(tx, scope, ids);
  await tx.delete(sows).where(and(eq(sows.company_id, scope.companyId), inArray(sows.id, ids)));
  await recordQuietly(
    tx,
    scope,
    held.map(({ id, name, sop_id, current_stage }) => ({
      name: trackingEvents.sow_deleted,
      entity: trackingEntities.sow,
      entityId: id,
      before: { id, name, sop_id, current_stage },
    })),
  );
}
