import { and, eq } from 'drizzle-orm';
import { employeeErrors, employeeEvents } from '#modules/directory/contract/employees.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { employees } from './employees.tables.ts';
import { lockEmployeeRecord, type EmployeeScope } from './employees.queries.ts';
import { findUsesOfEmployee } from './employee-references.queries.ts';

/** What may refer to an employee, by its table. */
const KNOWN_USES = new Map([
  ['employees', 'directory:uses.employees'],
  ['memberships', 'directory:uses.memberships'],
  ['agents', 'directory:uses.agents'],
]);

/** Deletes an employee whom nothing refers to, for example one entered by mistake. */
export async function deleteEmployee(
  tx: Transaction,
  scope: EmployeeScope,
  { id, translator }: { readonly id: number; readonly translator: Translator },
): Promise<void> {
  const before = await lockEmployeeRecord(tx, scope, id);
  const uses = await findUsesOfEmployee(tx, scope, id);
  if (uses.length > 0) {
    const named = uses.map(({ table, count }) =>
      translator.translate(scope.language, KNOWN_USES.get(table) ?? 'directory:uses.others', {
        count,
      }),
    );
    throw employeeErrors.employee_in_use({ parameters: { uses: [...new Set(named)].join(', ') } });
  }
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
