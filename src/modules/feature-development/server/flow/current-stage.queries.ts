import { and, eq, exists, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowStageApprovals, stageGates } from '../stage-settings/stage-settings.tables.ts';
import { byStage } from '../records/by-stage.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStageAssignees, sowStages } from '../records/stages.tables.ts';

/** The stage of a SOW that is in work or waits to be started; null when it is delivered. */
export const stageInWork = byStage('int', nextStage);

/** Which pass through the stage it is; more than 1 after a rollback. */
export const currentPass = whole<number>(sql`coalesce((
  select ${sowStages.pass} from ${sowStages}
  where ${sowStages.company_id} = ${sows.company_id} and ${sowStages.sow_id} = ${sows.id}
    and ${sowStages.stage_number} = ${stageInWork} and ${sowStages.is_current}
), 1)`);

/** Who works on the stage: its assignees, or else the assignee of the SOW. */
export function workerNames(language: Language): SQL<string[]> {
  const { company_id: companyId, employee_id: employeeId } = sowStageAssignees;
  return whole<string[]>(sql`coalesce((
    select array_agg(${employeeName({ companyId, id: employeeId, language })} order by ${employeeId})
    from ${sowStageAssignees} where ${ofTheStage()}
  ), array_remove(array[${employeeName({ companyId: sows.company_id, id: sows.assignee_id, language })}], null))`);
}

/** The employees who work on the stage, as `workerNames` names them. */
export function workerIds(): SQL<number[]> {
  return whole<number[]>(sql`coalesce((
    select array_agg(${sowStageAssignees.employee_id}) from ${sowStageAssignees} where ${ofTheStage()}
  ), array_remove(array[${sows.assignee_id}], null))`);
}

/** SOWs whose stage waits for this employee. */
export function waitsFor(tx: Transaction, employee: number): SQL | undefined {
  const assignees = (which?: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(sowStageAssignees)
      .where(and(ofTheStage(), which));
  return or(
    exists(assignees(eq(sowStageAssignees.employee_id, employee))),
    and(eq(sows.assignee_id, employee), not(exists(assignees()))),
  );
}

/** SOWs whose stage is in work and has this employee as its approver, who has not approved this pass. */
export function waitsForApprovalOf(tx: Transaction, employee: number): SQL | undefined {
  const required = tx
    .select({ one: sql`1` })
    .from(stageGates)
    .where(
      and(
        eq(stageGates.company_id, sows.company_id),
        eq(stageGates.stage_number, stageInWork),
        eq(stageGates.approver_id, employee),
      ),
    );
  const given = tx
    .select({ one: sql`1` })
    .from(sowStageApprovals)
    .where(
      and(
        eq(sowStageApprovals.company_id, sows.company_id),
        eq(sowStageApprovals.sow_id, sows.id),
        eq(sowStageApprovals.stage_number, stageInWork),
        eq(sowStageApprovals.pass, currentPass),
        eq(sowStageApprovals.employee_id, employee),
      ),
    );
  return and(isNotNull(sows.stage_started_at), exists(required), not(exists(given)));
}

/** Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself. */
function whole<Value>(expression: SQL): SQL<Value> {
  return sql<Value>`${expression}`;
}

function ofTheStage(): SQL | undefined {
  return and(
    eq(sowStageAssignees.company_id, sows.company_id),
    eq(sowStageAssignees.sow_id, sows.id),
    eq(sowStageAssignees.stage_number, stageInWork),
  );
}
