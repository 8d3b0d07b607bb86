import {
  employeeEvents,
  type EmployeeInput,
  type EmployeeRecord,
} from '#modules/directory/contract/employees.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { requirePositionInDepartment } from '../organization/require-position.queries.ts';
import { employeeRefusals, requireManager } from './employee-guards.ts';
import { findEmployeeRecord, type EmployeeScope } from './employees.queries.ts';
import { insertEmployee } from './insert-employee.ts';

export async function createEmployee(
  tx: Transaction,
  scope: EmployeeScope,
  input: EmployeeInput,
): Promise<EmployeeRecord> {
  const { companyId } = scope;
  const { manager_id: managerId } = input;
  if (managerId !== null) await requireManager(tx, { companyId, managerId });
  await requirePositionInDepartment(tx, scope, { ...input, path: 'position_id' });
  const id = await insertEmployee(tx, { ...input, company_id: companyId }).catch(
    refuseAtField(employeeRefusals),
  );
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: employeeEvents.employee_created,
    entity: 'employee',
    entityId: String(id),
    after,
  });
  return after;
}
