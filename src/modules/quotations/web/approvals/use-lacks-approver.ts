import { useQuery } from '@tanstack/react-query';
import type { Approvals } from '#modules/quotations/contract/approvals.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { approvalsQuery } from './approvals.api.ts';

/** Who may name approvers, where nobody could approve the draft if this person submitted it; else null. */
export function useLacksApprover({ id, status }: Quotation): Approvals['lacks_approver'] {
  const mayWrite = useMay('quotations:write');
  const enabled = mayWrite && status === 'draft';
  const { data } = useQuery({ ...approvalsQuery({ id }), enabled });
  return enabled ? (data?.lacks_approver ?? null) : null;
}
