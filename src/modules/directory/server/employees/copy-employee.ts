import { employeeEvents } from '#modules/directory/contract/employees.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent, type SystemActor } from '#platform/server/events/record-event.ts';
import { employees } from './employees.tables.ts';
import { insertEmployee } from './insert-employee.ts';

/**
 * Makes somebody an employee of another company, too, and returns their number there; null for a person who is
 * not an employee. For transactions of the system.
 */
export async function copyEmployee(
  tx: Transaction,
  actor: SystemActor,
  companyId: number,
): Promise<number | null> {
  const { companyId: company_id, employeeId } = actor;
  if (company_id === undefined || employeeId === undefined || employeeId === null) return null;
  const [person] = await tx
    .select({
      first_name: employees.first_name,
      last_name: employees.last_name,
      first_name_th: employees.first_name_th,
      last_name_th: employees.last_name_th,
      email: employees.email,
      phone: employees.phone,
      photo: employees.photo,
    })
    .from(employees)
    .where(hasValues(employees, { company_id, id: employeeId }));
  if (person === undefined) return null;
  const id = await insertEmployee(tx, { ...person, company_id: companyId });
  const { photo: _photo, ...after } = person;
  await recordSystemEvent(
    tx,
    { ...actor, companyId, employeeId: id },
    { name: employeeEvents.employee_created, entity: 'employee', entityId: String(id), after },
  );
  return id;
}
