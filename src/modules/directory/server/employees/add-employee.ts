import { employeeEvents, type EmployeeNames } from '#modules/directory/contract/employees.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { insertEmployee } from './insert-employee.ts';

/** Adds an employee by their names alone and returns their number. For transactions of the system. */
export async function addEmployee(
  tx: Transaction,
  scope: Scope,
  given: EmployeeNames,
): Promise<number> {
  const { first_name_th, last_name_th } = given;
  const names = {
    ...given,
    first_name: given.first_name || first_name_th,
    last_name: given.last_name || last_name_th,
  };
  const id = await insertEmployee(tx, { ...names, company_id: scope.companyId });
  await recordSystemEvent(tx, scope, {
    name: employeeEvents.employee_created,
    entity: 'employee',
    entityId: String(id),
    after: names,
  });
  return id;
}
