import {
  statusNames,
  type ValueStreamStatus,
} from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import type { StatusChange } from '../records/change-status.tsx';
import { useUpdateValueStream } from '../records/value-streams.api.ts';

/** How the status of a value stream is set by hand, and taken back. */
export function useValueStreamStatus() {
  const update = useUpdateValueStream();
  return (stream: ValueStream): StatusChange<ValueStreamStatus> => {
    const { id, name, description, tags, priority, owner_id, notes, version } = stream;
    const { start_date, end_date, due_date } = stream;
    const plan = { start_date, end_date, due_date };
    const unchanged = { id, name, description, tags, priority, owner_id, notes, version, ...plan };
    return {
      record: stream,
      statuses: statusNames.value_stream,
      busy: update.isPending,
      save: (manual_status, status_reason) =>
        update.mutateAsync({ ...unchanged, manual_status, status_reason }),
    };
  };
}
