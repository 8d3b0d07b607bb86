import {
  statusNames,
  type SowStatus,
} from '#modules/feature-development/contract/record-statuses.ts';
import type { Sow, SowChange } from '#modules/feature-development/contract/sows.ts';
import type { StatusChange } from '../records/change-status.tsx';
import { useUpdateSow } from '../records/sows.api.ts';

/** How the status of a SOW is set by hand, and taken back. */
export function useSowStatus() {
  const update = useUpdateSow();
  return (sow: Sow): StatusChange<SowStatus> => ({
    record: sow,
    statuses: statusNames.sow,
    busy: update.isPending,
    save: (manual_status, status_reason) =>
      update.mutateAsync({ id: sow.id, ...unchanged(sow), manual_status, status_reason }),
  });
}

/** What a change of something else sends along. */
function unchanged(sow: Sow): Omit<SowChange, 'manual_status' | 'status_reason'> {
  const { name, sop_id, assignee_id, description, start_date, due_date, tags, version } = sow;
  const feature_id = sow.feature?.id ?? null;
  return {
    name,
    sop_id,
    assignee_id,
    description,
    start_date,
    due_date,
    tags,
    feature_id,
    version,
  };
}
