import {
  valueStreamEvents,
  type ValueStream,
  type ValueStreamChange,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { searchColumns } from '../records/search-columns.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';

interface Update {
  readonly id: string;
  readonly change: ValueStreamChange;
}

/** Changes a value stream, unless somebody else did since the editor loaded it. */
export function updateValueStream(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<ValueStream> {
  return valueStreamKeeper.change(tx, scope, {
    id,
    seen: change,
    event: valueStreamEvents.value_stream_updated,
    async values({ owner_id: stored, version }) {
      await requireEmployee(tx, scope, { id: change.owner_id, stored, path: 'owner_id' });
      return { ...change, ...searchColumns(change), version: version + 1 };
    },
  });
}
