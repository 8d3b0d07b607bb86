import { and, asc, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { findRoleHolders } from '#modules/identity/server/public.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotationApprovals } from '../quotations/approvals.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** Somebody who may decide a step: an employee who was named, or one who has a role that was named. */
export interface Approver {
  readonly employeeId: number | null;
  /** Unknown of employees who were named themselves. */
  readonly userId: string | null;
}

/** Who may decide a step. */
export async function findApprovers(
  tx: Transaction,
  company: Company,
  { approver_ids, role_ids }: ApprovalRule,
): Promise<Approver[]> {
  const holders = await findRoleHolders(tx, company, role_ids);
  return [
    ...approver_ids.map((employeeId) => ({ employeeId, userId: null })),
    ...holders.map(({ employee_id, user_id }) => ({ employeeId: employee_id, userId: user_id })),
  ];
}

/** Whether somebody is among the approvers. */
export function isAmong(
  approvers: readonly Approver[],
  person: { readonly employeeId: number | null; readonly userId: string | null },
): boolean {
  return approvers.some(
    ({ employeeId, userId }) =>
      (employeeId !== null && employeeId === person.employeeId) ||
      (userId !== null && userId === person.userId),
  );
}

/** All decisions on a quotation: the latest round first, its steps in order. */
export function findDecisions(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  quotationId: string,
) {
  const { company_id, round, step, decision, note, decided_at, decided_by, decided_by_employee } =
    quotationApprovals;
  return tx
    .select({
      round,
      step,
      decision,
      note,
      decided_at,
      decided_by,
      decided_by_name: employeeName({ companyId: company_id, id: decided_by_employee, language }),
    })
    .from(quotationApprovals)
    .where(and(eq(company_id, companyId), eq(quotationApprovals.quotation_id, quotationId)))
    .orderBy(desc(round), asc(step));
}

interface Decision {
  readonly quotationId: string;
  readonly round: number;
  readonly step: number;
  readonly decision: 'approved' | 'rejected';
  readonly note: string;
}

/** Stores what the caller decided. */
export async function storeDecision(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { quotationId, ...decision }: Decision,
): Promise<void> {
  await tx.insert(quotationApprovals).values({
    ...decision,
    company_id: companyId,
    quotation_id: quotationId,
    decided_by: userId,
    decided_by_employee: employeeId,
  });
}
