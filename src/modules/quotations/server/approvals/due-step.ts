import { quotationErrors } from '#modules/quotations/contract/quotation-errors.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { StoredQuotation } from '../quotations/quotations.queries.ts';
import { findApprovers, findDecisions, isAmong, type Approver } from './approvers.queries.ts';

/** The step of a quotation that somebody has to decide next. */
export interface DueStep {
  readonly step: number;
  readonly rule: ApprovalRule;
  readonly approvers: readonly Approver[];
  /** Who decided the steps before. */
  readonly deciders: readonly string[];
}

/** The step that is due; none where the quotation waits for no approval. */
export async function findDueStep(
  tx: Transaction,
  scope: Scope,
  stored: StoredQuotation,
): Promise<DueStep | undefined> {
  if (stored.status !== 'submitted' && stored.status !== 'in_approval') return undefined;
  const decisions = await findDecisions(tx, scope, stored.id);
  const decided = decisions.filter(({ round }) => round === stored.approval_round);
  const rule = stored.approval_steps[decided.length];
  if (rule === undefined) return undefined;
  return {
    step: decided.length + 1,
    rule,
    approvers: await findApprovers(tx, scope, rule),
    deciders: decided.map(({ decided_by }) => decided_by),
  };
}

interface Decider {
  readonly stored: StoredQuotation;
  readonly due: DueStep;
}

/** Why the caller may not decide the step: they are its author, decided the step before, or were not named for it. */
export function refusalOf({ userId, employeeId }: Scope, { stored, due }: Decider) {
  if (userId === stored.created_by || userId === stored.submitted_by)
    return quotationErrors.own_approval;
  return due.deciders.includes(userId) || !isAmong(due.approvers, { userId, employeeId })
    ? quotationErrors.not_an_approver
    : undefined;
}
