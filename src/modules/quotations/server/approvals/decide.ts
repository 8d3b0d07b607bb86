import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { changeStatus } from '../quotations/change-status.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';
import { findApprovers, storeDecision } from './approvers.queries.ts';
import { findDueStep, refusalOf, type DueStep } from './due-step.ts';
import { settleApproval } from './settle-approval.ts';
import { employeesOf, isAuthor } from './submit.ts';

interface Decision {
  /** Locked. */
  readonly stored: StoredQuotation;
  readonly decision: 'approved' | 'rejected';
  /** The reason of a rejection. */
  readonly note: string;
  /** The step that the approver saw as due. */
  readonly step?: number | undefined;
  readonly at: string;
}

/** Decides the step that is due; after the last one the quotation is approved. */
export async function decide(tx: Transaction, scope: Scope, given: Decision): Promise<void> {
  const { stored, decision, note, at } = given;
  const due = await requireStep(tx, scope, given);
  const { id, approval_round: round, approval_steps } = stored;
  await storeDecision(tx, scope, { quotationId: id, round, step: due.step, decision, note });
  await settleApproval(tx, scope, id);
  const noted = { step: due.step, note };
  if (decision === 'rejected') {
    const rejected = { status: 'rejected', rejected_by: 'approver', status_reason: note } as const;
    const values = { ...rejected, status_at: at };
    const event = quotationEvents.approval_rejected;
    return changeStatus(tx, scope, { id, event, noted, values });
  }
  const next = approval_steps[due.step];
  if (next === undefined) {
    const values = { status: 'approved', status_at: at, approved_at: at } as const;
    return changeStatus(tx, scope, { id, event: quotationEvents.approved, noted, values });
  }
  const remaining = (await findApprovers(tx, scope, next)).filter(
    (approver) =>
      !isAuthor(approver, { stored, scope }) &&
      approver.userId !== stored.submitted_by &&
      !due.deciders.some((decider) => decider === approver.userId),
  );
  const approver_ids = employeesOf(remaining);
  return changeStatus(tx, scope, {
    id,
    event: quotationEvents.step_approved,
    noted: { ...noted, approver_ids },
    values: { status: 'in_approval', status_at: at },
  });
}

/** Takes a quotation up, so that others see that somebody looks at it. */
export async function takeUp(
  tx: Transaction,
  scope: Scope,
  { stored, at }: Pick<Decision, 'stored' | 'at'>,
): Promise<void> {
  await requireStep(tx, scope, { stored });
  await changeStatus(tx, scope, {
    id: stored.id,
    event: quotationEvents.approval_started,
    values: { status: 'in_approval', status_at: at },
  });
}

/** The step that is due, if it is the one that was seen and the caller may decide it. */
async function requireStep(
  tx: Transaction,
  scope: Scope,
  { stored, step }: Pick<Decision, 'stored' | 'step'>,
): Promise<DueStep> {
  const due = await findDueStep(tx, scope, stored);
  if (due === undefined || (step !== undefined && step !== due.step))
    throw quotationErrors.step_decided();
  const refusal = refusalOf(scope, { stored, due });
  if (refusal !== undefined) throw refusal();
  return due;
}
