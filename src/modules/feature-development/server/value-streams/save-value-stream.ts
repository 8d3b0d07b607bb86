import {
  valueStreamEvents,
  type ValueStream,
  type ValueStreamChange,
  type ValueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ownStatus } from '../records/own-status.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';

export async function createValueStream(
  tx: Transaction,
  scope: Scope,
  values: ValueStreamInput,
): Promise<ValueStream> {
  await requireEmployee(tx, scope, { id: values.owner_id, path: 'owner_id' });
  return valueStreamKeeper.create(tx, scope, {
    event: valueStreamEvents.value_stream_created,
    values: { ...values, ...ownStatus(values) },
  });
}

/** Changes a value stream, unless somebody else did since the editor loaded it. */
export function updateValueStream(
  tx: Transaction,
  scope: Scope,
  { id, change }: { id: string; change: ValueStreamChange },
): Promise<ValueStream> {
  return valueStreamKeeper.change(tx, scope, {
    id,
    seen: change,
    event: valueStreamEvents.value_stream_updated,
    async values({ owner_id: stored, version }) {
      await requireEmployee(tx, scope, { id: change.owner_id, stored, path: 'owner_id' });
      return { ...change, ...ownStatus(change), version: version + 1 };
    },
  });
}
