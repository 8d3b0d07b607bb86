import {
  statusNames,
  type SopStatus,
} from '#modules/feature-development/contract/record-statuses.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { StatusChange } from '../records/change-status.tsx';
import { useUpdateSop } from '../records/sops.api.ts';

/** How the status of a SOP is set by hand, and taken back. */
export function useSopStatus() {
  const update = useUpdateSop();
  return (sop: Sop): StatusChange<SopStatus> => {
    const { id, name, description, value_stream_id, version } = sop;
    const unchanged = { id, name, description, value_stream_id, version };
    return {
      record: sop,
      statuses: statusNames.sop,
      busy: update.isPending,
      save: (manual_status, status_reason) =>
        update.mutateAsync({ ...unchanged, manual_status, status_reason }),
    };
  };
}
