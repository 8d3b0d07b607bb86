import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  employeeEvents,
  type employeeChange,
  type EmployeeRecord,
} from '#modules/directory/contract/employees.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { requirePositionInDepartment } from '../organization/require-position.queries.ts';
import { employees } from './employees.tables.ts';
import { findEmployeeRecord, lockEmployeeRecord, type EmployeeScope } from './employees.queries.ts';
import { employeeRefusals, requireManager } from './employee-guards.ts';

interface Update {
  readonly id: number;
  readonly change: z.output<typeof employeeChange>;
}

/** Changes an employee, unless somebody else did since the editor loaded the record. */
export async function updateEmployee(
  tx: Transaction,
  scope: EmployeeScope,
  { id, change }: Update,
): Promise<EmployeeRecord> {
  const { companyId } = scope;
  const before = await lockEmployeeRecord(tx, scope, id);
  refuseStale(before, change);
  const { manager_id: managerId } = change;
  // A manager who left meanwhile may stay until another is chosen.
  if (managerId !== null && managerId !== before.manager?.id) {
    await requireManager(tx, { companyId, managerId, employeeId: id });
  }
  // A position that was given to another department meanwhile may stay as well.
  if (
    change.department_id !== (before.department?.id ?? null) ||
    change.position_id !== (before.position?.id ?? null)
  ) {
    await requirePositionInDepartment(tx, scope, { ...change, path: 'position_id' });
  }
  await tx
    .update(employees)
    .set({ ...change, updated_at: laterThan(employees.updated_at) })
    .where(and(eq(employees.company_id, companyId), eq(employees.id, id)))
    .catch(refuseAtField(employeeRefusals));
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: employeeEvents.employee_updated,
    entity: 'employee',
    entityId: String(id),
    before,
    after,
  });
  return after;
}
