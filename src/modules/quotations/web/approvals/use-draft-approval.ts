import { useQuery } from '@tanstack/react-query';
import type { Approvals } from '#modules/quotations/contract/approvals.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { approvalsQuery } from './approvals.api.ts';

/** What would become of a draft that this person submits; undefined where they submit none, or it is not known yet. */
export function useDraftApproval({ id, status }: Quotation): Approvals | undefined {
  const mayWrite = useMay('quotations:write');
  const enabled = mayWrite && status === 'draft';
  const { data } = useQuery({ ...approvalsQuery({ id }), enabled });
  return enabled ? data : undefined;
}
