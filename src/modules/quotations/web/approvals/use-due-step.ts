import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { approvalsQuery } from './approvals.api.ts';

/** The step of its approval that this person may decide now, and of how many; undefined where there is none. */
export function useDueStep({ id, status }: Pick<Quotation, 'id' | 'status'>) {
  const isWaiting = status === 'submitted' || status === 'in_approval';
  const { data: approvals } = useQuery({ ...approvalsQuery({ id }), enabled: isWaiting });
  if (!isWaiting || approvals?.may_decide !== true || approvals.due === null) return undefined;
  return { step: approvals.due, steps: approvals.steps.length };
}
