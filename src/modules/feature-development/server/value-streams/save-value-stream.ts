import {
  valueStreamEvents,
  type ValueStream,
  type ValueStreamChange,
  type ValueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ownStatus } from '../records/own-status.ts';
import { requireDueAfterStart } from '../records/require-due-after-start.ts';
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

/** What is given changes. */
type GivenChange = {
  readonly [Name in keyof ValueStreamChange]?: ValueStreamChange[Name] | undefined;
} & { readonly version: number };

/** Changes what is given of a value stream, unless somebody else did since the editor loaded it. */
export function updateValueStream(
  tx: Transaction,
  scope: Scope,
  { id, change }: { id: string; change: GivenChange },
): Promise<ValueStream> {
  return valueStreamKeeper.change(tx, scope, {
    id,
    seen: change,
    event: valueStreamEvents.value_stream_updated,
    async values(stored) {
      const {
        owner_id = stored.owner_id,
        start_date = stored.start_date,
        due_date = stored.due_date,
        manual_status = stored.manual_status,
        status_reason = stored.status_reason,
      } = change;
      requireDueAfterStart({ start_date, due_date });
      await requireEmployee(tx, scope, { id: owner_id, stored: stored.owner_id, path: 'owner_id' });
      return {
        ...change,
        ...ownStatus({ manual_status, status_reason }),
        version: stored.version + 1,
      };
    },
  });
}
