import { and, asc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowStageApprovals } from '../stage-settings/stage-settings.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** An approval and the pass it was given for. */
export interface PassApproval {
  readonly stage: number;
  readonly pass: number;
  readonly approver: string | null;
  readonly note: string;
  readonly at: Date;
}

/** All approvals that stages of a SOW were given, the oldest first. */
export function listApprovals(
  tx: Transaction,
  { companyId, language }: Reader,
  sowId: string,
): Promise<PassApproval[]> {
  const { employee_id: employeeId } = sowStageApprovals;
  return tx
    .select({
      stage: sowStageApprovals.stage_number,
      pass: sowStageApprovals.pass,
      approver: employeeName({ companyId: sowStageApprovals.company_id, id: employeeId, language }),
      note: sowStageApprovals.note,
      at: sowStageApprovals.at,
    })
    .from(sowStageApprovals)
    .where(and(eq(sowStageApprovals.company_id, companyId), eq(sowStageApprovals.sow_id, sowId)))
    .orderBy(asc(sowStageApprovals.at));
}
