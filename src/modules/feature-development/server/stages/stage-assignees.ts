import { and, asc, eq } from 'drizzle-orm';
import { isEmployee } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SowRow } from '../records/sows.queries.ts';
import { sowStageAssignees } from '../records/stages.tables.ts';

interface Stage {
  readonly sow_id: string;
  readonly stage_number: number;
}

/** The employees who have a stage, by their ids. */
export async function assigneesOf(tx: Transaction, scope: Scope, stage: Stage): Promise<number[]> {
  const rows = await tx
    .select({ id: sowStageAssignees.employee_id })
    .from(sowStageAssignees)
    .where(isOfStage(scope, stage))
    .orderBy(asc(sowStageAssignees.employee_id));
  return rows.map(({ id }) => id);
}

/** Assigns a stage to these employees and nobody else. */
export async function replaceAssignees(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage_number, assignee_ids }: Stage & { readonly assignee_ids: readonly number[] },
): Promise<void> {
  const stage = { company_id: scope.companyId, sow_id, stage_number };
  await tx.delete(sowStageAssignees).where(isOfStage(scope, stage));
  await tx
    .insert(sowStageAssignees)
    .values(assignee_ids.map((employee_id) => ({ ...stage, employee_id })));
}

/**
 * Who does the next stage unless somebody says otherwise: who had the one before, else who has the SOW,
 * else the caller. Those who left the company do nothing.
 */
export async function usualAssignees(
  tx: Transaction,
  scope: Scope,
  sow: Pick<SowRow, 'id' | 'current_stage' | 'assignee_id'>,
): Promise<number[]> {
  const before = await assigneesOf(tx, scope, { sow_id: sow.id, stage_number: sow.current_stage });
  for (const people of [before, [sow.assignee_id], [scope.employeeId]]) {
    const present: number[] = [];
    for (const id of people) if (id !== null && (await isEmployee(tx, scope, id))) present.push(id);
    if (present.length > 0) return present;
  }
  return [];
}

function isOfStage({ companyId }: Pick<Scope, 'companyId'>, { sow_id, stage_number }: Stage) {
  return and(
    eq(sowStageAssignees.company_id, companyId),
    eq(sowStageAssignees.sow_id, sow_id),
    eq(sowStageAssignees.stage_number, stage_number),
  );
}
