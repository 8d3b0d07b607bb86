import {
  trackingEntities,
  trackingEvents,
} from '#modules/feature-development/contract/records.ts';
import type {
  ValueStream,
  ValueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { findValueStream } from '../records/value-streams.queries.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { columnsOf } from './value-stream-columns.ts';

export async function createValueStream(
  tx: Transaction,
  scope: Scope,
  input: ValueStreamInput,
): Promise<ValueStream> {
  await requireEmployee(tx, scope, { id: input.owner_id, path: 'owner_id' });
  const id = newId();
  await tx
    .insert(valueStreams)
    .values({ ...columnsOf(input, scope), company_id: scope.companyId, id });
  const created = await findValueStream(tx, scope, id);
  await recordEvent(tx, scope, {
    name: trackingEvents.value_stream_created,
    entity: trackingEntities.valueStream,
    entityId: id,
    after: created,
  });
  return created;
}
