import {
  valueStreamEvents,
  type ValueStream,
  type ValueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { searchColumns } from '../records/search-columns.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';

export async function createValueStream(
  tx: Transaction,
  scope: Scope,
  input: ValueStreamInput,
): Promise<ValueStream> {
  await requireEmployee(tx, scope, { id: input.owner_id, path: 'owner_id' });
  return valueStreamKeeper.create(tx, scope, {
    event: valueStreamEvents.value_stream_created,
    values: { ...input, ...searchColumns(input) },
  });
}
