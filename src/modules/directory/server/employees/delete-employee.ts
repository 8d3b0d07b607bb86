import { and, eq } from 'drizzle-orm';
import { employeeErrors, employeeEvents } from '#modules/directory/contract/employees.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { employees } from './employees.tables.ts';
import { lockEmployeeRecord, type EmployeeScope } from './employees.queries.ts';
import { describeUses } from '../uses/uses.queries.ts';

/** Deletes an employee whom nothing refers to, for example one entered by mistake. */
export async function deleteEmployee(
  tx: Transaction,
  scope: EmployeeScope,
  { id, translator }: { readonly id: number; readonly translator: Translator },
): Promise<void> {
  const before = await lockEmployeeRecord(tx, scope, id);
  const uses = await describeUses(tx, scope, { table: 'employees', id, translator });
  if (uses !== '') throw employeeErrors.employee_in_use({ parameters: { uses } });
  await tx
    .delete(employees)
    .where(and(eq(employees.company_id, scope.companyId), eq(employees.id, id)));
  await recordEvent(tx, scope, {
    name: employeeEvents.employee_deleted,
    entity: 'employee',
    entityId: String(id),
    before,
  });
}
