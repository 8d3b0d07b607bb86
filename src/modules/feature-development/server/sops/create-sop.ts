import { sopEvents, type Sop, type SopInput } from '#modules/feature-development/contract/sops.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sopKeeper } from '../records/sops.queries.ts';
import { unknownValueStream } from '../records/unknown-parent.ts';
import { updateValueStreams, weightOfSop } from '../records/update-progress.ts';
import { lockValueStreams } from '../records/value-streams.queries.ts';

export async function createSop(tx: Transaction, scope: Scope, input: SopInput): Promise<Sop> {
  const { value_stream_id } = input;
  const [above] = await lockValueStreams(tx, scope, [value_stream_id]);
  if (above === undefined) throw unknownValueStream();
  const created = await sopKeeper.create(tx, scope, {
    event: sopEvents.sop_created,
    values: input,
  });
  await updateValueStreams(tx, scope, [{ value_stream_id, ...weightOfSop(created) }]);
  return created;
}
