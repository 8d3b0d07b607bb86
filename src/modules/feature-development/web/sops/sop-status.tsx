import { statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { ChangeStatus } from '../records/change-status.tsx';
import { useUpdateSop } from '../records/sops.api.ts';

/** Sets the status of a SOP by hand, or takes that back. */
export function SopStatus({ sop }: { readonly sop: Sop }) {
  const update = useUpdateSop();
  const { id, name, description, value_stream_id, version } = sop;
  return (
    <ChangeStatus
      record={sop}
      statuses={statusNames.sop}
      busy={update.isPending}
      save={(manual_status, status_reason) =>
        update.mutateAsync({
          id,
          name,
          description,
          value_stream_id,
          version,
          manual_status,
          status_reason,
        })
      }
    />
  );
}
