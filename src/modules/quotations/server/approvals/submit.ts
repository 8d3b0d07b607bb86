import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { changeStatus } from '../quotations/change-status.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';
import { findSettings } from '../totals-settings/quotation-settings.queries.ts';
import { findApprovers, type Approver } from './approvers.queries.ts';

interface Submission {
  readonly stored: StoredQuotation;
  /** The moment, as ISO text. */
  readonly at: string;
}

/** Hands a draft in. What needs nobody's approval is issued at once, which says that nobody approved it. */
export async function submit(
  tx: Transaction,
  scope: Scope,
  { stored, at }: Submission,
): Promise<void> {
  const { steps, approvers } = await planApproval(tx, scope, stored);
  if (!canBeDecided(approvers)) throw quotationErrors.no_approver();
  const values = {
    status_at: at,
    submitted_at: at,
    submitted_by: scope.userId,
    approval_round: stored.approval_round + 1,
    approval_steps: steps,
    rejected_by: null,
    status_reason: '',
  };
  if (steps.length === 0) {
    return changeStatus(tx, scope, {
      id: stored.id,
      event: quotationEvents.issued,
      values: { ...values, status: 'approved', approved_at: at },
    });
  }
  return changeStatus(tx, scope, {
    id: stored.id,
    event: quotationEvents.submitted,
    noted: { approver_ids: employeesOf(approvers[0] ?? []) },
    values: { ...values, status: 'submitted' },
  });
}

/** The steps that a draft needs if the caller hands it in now, and who else may decide each. */
export async function planApproval(tx: Transaction, scope: Scope, stored: StoredQuotation) {
  const { approval_steps } = await findSettings(tx, scope);
  const steps = approval_steps.filter(({ from_amount }) => stored.total >= from_amount);
  const approvers: (readonly Approver[])[] = [];
  for (const step of steps) {
    const found = await findApprovers(tx, scope, step);
    approvers.push(found.filter((approver) => !isAuthor(approver, { stored, scope })));
  }
  return { steps, approvers };
}

/** The employees among approvers, whom a notification reaches. */
export function employeesOf(approvers: readonly Approver[]): number[] {
  return [...new Set(approvers.flatMap(({ employeeId }) => employeeId ?? []))];
}

/** Whether an approver is the owner, the creator, or the caller, who has had their say. */
export function isAuthor(
  { employeeId, userId }: Approver,
  { stored, scope }: { readonly stored: StoredQuotation; readonly scope: Scope },
): boolean {
  const isOwner = employeeId !== null && [stored.owner_id, scope.employeeId].includes(employeeId);
  return isOwner || userId === stored.created_by || userId === scope.userId;
}

/** Whether each step has somebody, and two steps have two people. */
export function canBeDecided(steps: readonly (readonly Approver[])[]): boolean {
  const people = new Set(steps.flat().map(({ employeeId, userId }) => employeeId ?? userId));
  return steps.every((approvers) => approvers.length > 0) && people.size >= steps.length;
}
