import { directoryEvents, type EmployeeInput, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findEmployeeRecord } from './employees.queries.ts';
import { createEmployee } from './insert-employee.ts';
import { explainRefusal, requireManager } from './employee-columns.ts';

/** Adds an employee as somebody filled her in. */
export async function addEmployee(
  tx: Transaction,
  scope: Scope,
  input: EmployeeInput,
): Promise<EmployeeRecord> {
  const { companyId } = scope;
  const { manager_id: managerId } = input;
  if (managerId !== null) await requireManager(tx, { companyId, managerId });
  const id = await createEmployee(tx, { ...input, company_id: companyId }).catch(explainRefusal);
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: directoryEvents.employee_created,
    entity: 'employee',
    entityId: String(id),
    after,
  });
  return after;
}
