import {
  trackingEntities,
  trackingEvents,
} from '#modules/feature-development/contract/records.ts';
import type {
  ValueStream,
  ValueStreamChange,
} from '#modules/feature-development/contract/value-streams.ts';
import { sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import {
  findValueStream,
  isValueStream,
  lockValueStream,
} from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { columnsOf } from './value-stream-columns.ts';

interface Update {
  readonly id: string;
  readonly change: ValueStreamChange;
}

/** Changes a value stream, unless somebody else did since the editor looked. */
export async function updateValueStream(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<ValueStream> {
  const stored = await lockValueStream(tx, scope, id);
  const before = await findValueStream(tx, scope, id);
  if (before.version !== change.version) throw errors.conflict({ current: before });
  await requireEmployee(tx, scope, {
    id: change.owner_id,
    stored: stored?.owner_id,
    path: 'owner_id',
  });
  await tx
    .update(valueStreams)
    .set({ ...columnsOf(change, scope), version: before.version + 1, updated_at: sql`now()` })
    .where(isValueStream(scope.companyId, id));
  const after = await findValueStream(tx, scope, id);
  await recordEvent(tx, scope, {
    name: trackingEvents.value_stream_updated,
    entity: trackingEntities.valueStream,
    entityId: id,
    before,
    after,
  });
  return after;
}
