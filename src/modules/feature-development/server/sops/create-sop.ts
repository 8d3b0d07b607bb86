import { trackingEntities, trackingEvents } from '#modules/feature-development/contract/records.ts';
import type { Sop, SopInput } from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { findSop } from '../records/sops.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { lockValueStream } from '../records/value-streams.queries.ts';
import { changeValueStreams } from '../records/keep-progress.ts';
import { columnsOf } from './sop-columns.ts';

/** Creates a SOP without SOWs. */
export async function createSop(tx: Transaction, scope: Scope, input: SopInput): Promise<Sop> {
  const { companyId } = scope;
  const { value_stream_id } = input;
  if ((await lockValueStream(tx, scope, value_stream_id)) === undefined) throw unknownValueStream();
  const id = newId();
  await tx.insert(sops).values({ ...columnsOf(input, scope), company_id: companyId, id });
  await changeValueStreams(tx, scope, [
    { value_stream_id, sops: 1, progress: 0, sows: 0, completed: 0 },
  ]);
  const created = await findSop(tx, scope, id);
  await recordEvent(tx, scope, {
    name: trackingEvents.sop_created,
    entity: trackingEntities.sop,
    entityId: id,
    after: created,
  });
  return created;
}

export function unknownValueStream() {
  return errors.validation_failed({
    fields: [{ path: 'value_stream_id', code: 'feature-development:errors.value_stream_unknown' }],
  });
}
