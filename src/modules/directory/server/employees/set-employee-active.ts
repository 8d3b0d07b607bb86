import { and, eq } from 'drizzle-orm';
import { employeeEvents, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { employees } from './employees.tables.ts';
import { findEmployeeRecord, lockEmployeeRecord, type EmployeeScope } from './employees.queries.ts';

/** Marks an employee as gone, or as back. What they own and whom they manage is unchanged. */
export async function setEmployeeActive(
  tx: Transaction,
  scope: EmployeeScope,
  { id, isActive }: { readonly id: number; readonly isActive: boolean },
): Promise<EmployeeRecord> {
  const before = await lockEmployeeRecord(tx, scope, id);
  if ((before.status === 'active') === isActive) return before;
  await tx
    .update(employees)
    .set({ is_active: isActive, updated_at: laterThan(employees.updated_at) })
    .where(and(eq(employees.company_id, scope.companyId), eq(employees.id, id)));
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: isActive ? employeeEvents.employee_reactivated : employeeEvents.employee_deactivated,
    entity: 'employee',
    entityId: String(id),
    before: { status: before.status },
    after: { status: after.status },
  });
  return after;
}
