import { and, asc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowStageApprovals } from '../stage-settings/stage-settings.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** All approvals of a SOW's stages, each with its pass, the oldest first. */
export function listApprovals(tx: Transaction, { companyId, language }: Reader, sow_id: string) {
  const { employee_id: employeeId } = sowStageApprovals;
  return tx
    .select({
      stage_number: sowStageApprovals.stage_number,
      pass: sowStageApprovals.pass,
      approver: employeeName({ companyId: sowStageApprovals.company_id, id: employeeId, language }),
      note: sowStageApprovals.note,
      approved_at: sowStageApprovals.at,
    })
    .from(sowStageApprovals)
    .where(and(eq(sowStageApprovals.company_id, companyId), eq(sowStageApprovals.sow_id, sow_id)))
    .orderBy(asc(sowStageApprovals.at));
}
