import { and, eq, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { hasRoleIn } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { quotationApprovals } from './approvals.tables.ts';
import { quotations } from './quotations.tables.ts';

/** On whose decision quotations may wait. */
export type Decider = Pick<Scope, 'companyId' | 'userId' | 'employeeId'>;

/** Quotations whose step that is due the person may decide: the rules of `refusalOf`, over all of them. */
export function awaitsDecisionOf(person: Decider): SQL | undefined {
  const { userId, employeeId } = person;
  const { id, company_id, status, approval_round, approval_steps, created_by, submitted_by } =
    quotations;
  const ofRound = and(
    eq(quotationApprovals.company_id, company_id),
    eq(quotationApprovals.quotation_id, id),
    eq(quotationApprovals.round, approval_round),
  );
  const decided = sql`(select count(*)::int from ${quotationApprovals} where ${ofRound})`;
  const decidedByThem = sql`exists (select from ${quotationApprovals}
    where ${and(ofRound, eq(quotationApprovals.decided_by, userId))})`;
  const due = sql`${approval_steps} -> ${decided}`;
  return and(
    inArray(status, ['submitted', 'in_approval']),
    or(
      employeeId === null
        ? undefined
        : sql`${due} -> 'approver_ids' @> to_jsonb(${employeeId}::int)`,
      hasRoleIn(person, sql`${due} -> 'role_ids'`),
    ),
    ne(created_by, userId),
    ne(submitted_by, userId),
    not(decidedByThem),
  );
}

/** Quotations of the person that an approver sent back. */
export function awaitsCorrectionOf({ employeeId }: Decider): SQL | undefined {
  const { status, rejected_by, owner_id } = quotations;
  if (employeeId === null) return sql`false`;
  return and(eq(owner_id, employeeId), eq(status, 'rejected'), eq(rejected_by, 'approver'));
}
