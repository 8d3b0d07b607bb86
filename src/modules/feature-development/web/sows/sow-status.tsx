import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { Sow, SowChange } from '#modules/feature-development/contract/sows.ts';
import { ChangeStatus } from '../records/change-status.tsx';
import { useUpdateSow } from '../records/sows.api.ts';

/** Sets the status of a SOW by hand, or takes that back. */
export function SowStatus({ sow }: { readonly sow: Sow }) {
  const update = useUpdateSow();
  return (
    <ChangeStatus
      record={sow}
      statuses={statusNames.sow}
      busy={update.isPending}
      save={(manual_status, status_reason) =>
        update.mutateAsync({ id: sow.id, ...unchanged(sow), manual_status, status_reason })
      }
    />
  );
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
