import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { isIssuedAtOnce } from '#modules/quotations/contract/status-shown.ts';
import { settingsQuery } from '../settings/settings.api.ts';

/** Whether somebody approves it, or did: what the company wants of a draft, later how it was issued. */
export function useNeedsApproval(quotation: Quotation): boolean {
  const { status, total } = quotation;
  const [first] = useQuery(settingsQuery()).data?.approval_steps ?? [];
  if (status === 'draft') return first !== undefined && total >= first.from_amount;
  return !isIssuedAtOnce(quotation);
}
