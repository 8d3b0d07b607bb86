import { and, eq, sql } from 'drizzle-orm';
import { trackingEntities, trackingEvents } from '#modules/feature-development/contract/records.ts';
import type { Sop, SopChange } from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findSop, lockSop, type SopRow } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { lockValueStreams } from '../records/value-streams.queries.ts';
import { changeValueStreams } from '../records/keep-progress.ts';
import { unknownValueStream } from './create-sop.ts';
import { columnsOf } from './sop-columns.ts';

interface Update {
  readonly id: string;
  readonly change: SopChange;
}

/** Changes a SOP, unless somebody else did since the editor looked; its SOWs go with it to another value stream. */
export async function updateSop(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<Sop> {
  const seen = await findSop(tx, scope, id);
  const isMoved = seen.value_stream_id !== change.value_stream_id;
  const held = isMoved ? await lockSowsOf(tx, scope, eq(sows.sop_id, id)) : [];
  const stored = await lockSop(tx, scope, id);
  const before = await findSop(tx, scope, id);
  const isStale = before.version !== change.version || stored === undefined;
  // A SOW that came in while the others were being held is one that the editor has not seen.
  if (isStale || (isMoved && held.length !== stored.sow_count)) {
    throw errors.conflict({ current: before });
  }
  if (isMoved) await leave(tx, scope, { stored, to: change.value_stream_id });
  await tx
    .update(sops)
    .set({ ...columnsOf(change, scope), version: before.version + 1, updated_at: sql`now()` })
    .where(and(eq(sops.company_id, scope.companyId), eq(sops.id, id)));
  const after = await findSop(tx, scope, id);
  await recordEvent(tx, scope, {
    name: trackingEvents.sop_updated,
    entity: trackingEntities.sop,
    entityId: id,
    before,
    after,
  });
  return after;
}

interface Move {
  readonly stored: SopRow;
  readonly to: string;
}

/** Takes what the SOP counts, and its SOWs, from one value stream to another. */
async function leave(tx: Transaction, scope: Scope, { stored, to }: Move): Promise<void> {
  const ends = await lockValueStreams(tx, scope, [stored.value_stream_id, to]);
  if (!ends.some(({ id }) => id === to)) throw unknownValueStream();
  await tx
    .update(sows)
    .set({ value_stream_id: to })
    .where(and(eq(sows.company_id, scope.companyId), eq(sows.sop_id, stored.id)));
  const { progress, sow_count, completed_sows } = stored;
  await changeValueStreams(tx, scope, [
    {
      value_stream_id: stored.value_stream_id,
      sops: -1,
      progress: -progress,
      sows: -sow_count,
      completed: -completed_sows,
    },
    { value_stream_id: to, sops: 1, progress, sows: sow_count, completed: completed_sows },
  ]);
}
