import type { OwnPart } from '#modules/quotations/contract/approvals.ts';
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

/** Why the caller may not decide the step: what they did before, or that they were not named for it. */
export function refusalOf(scope: Scope, decider: Decider) {
  const part = ownPartIn(scope, decider);
  if (part === 'approved_step') return quotationErrors.approved_earlier_step;
  if (part !== undefined) return quotationErrors.own_approval;
  return isAmong(decider.due.approvers, scope) ? undefined : quotationErrors.not_an_approver;
}

/** What the caller did before, so that somebody else decides the step. */
export function ownPartIn({ userId }: Scope, { stored, due }: Decider): OwnPart | undefined {
  if (userId === stored.created_by) return 'created';
  if (userId === stored.submitted_by) return 'submitted';
  return due.deciders.includes(userId) ? 'approved_step' : undefined;
}
