import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { ChangeStatus } from '../records/change-status.tsx';
import { useUpdateValueStream } from '../records/value-streams.api.ts';

/** Sets the status of a value stream by hand, or takes that back. */
export function ValueStreamStatus({ stream }: { readonly stream: ValueStream }) {
  const update = useUpdateValueStream();
  const { id, name, description, tags, priority, owner_id, notes, version } = stream;
  const { start_date, end_date, due_date } = stream;
  const unchanged = { name, description, tags, priority, owner_id, notes, version };
  return (
    <ChangeStatus
      record={stream}
      statuses={statusNames.value_stream}
      busy={update.isPending}
      save={(manual_status, status_reason) =>
        update.mutateAsync({
          id,
          ...unchanged,
          start_date,
          end_date,
          due_date,
          manual_status,
          status_reason,
        })
      }
    />
  );
}
