import { and, eq } from 'drizzle-orm';
import { directoryEvents, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { employees } from './employees.tables.ts';
import { findEmployeeRecord, lockEmployeeRecord } from './employees.queries.ts';
import { touched } from './employee-columns.ts';

/** Marks an employee as gone, or as back. What she owns and whom she manages stays as it is. */
export async function setEmployeeActive(
  tx: Transaction,
  scope: Scope,
  { id, isActive }: { readonly id: number; readonly isActive: boolean },
): Promise<EmployeeRecord> {
  const before = await lockEmployeeRecord(tx, scope, id);
  if ((before.status === 'active') === isActive) return before;
  await tx
    .update(employees)
    .set({ is_active: isActive, updated_at: touched() })
    .where(and(eq(employees.company_id, scope.companyId), eq(employees.id, id)));
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: isActive ? directoryEvents.employee_reactivated : directoryEvents.employee_deactivated,
    entity: 'employee',
    entityId: String(id),
    before: { status: before.status },
    after: { status: after.status },
  });
  return after;
}
