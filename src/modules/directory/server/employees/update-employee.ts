import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { directoryEvents, type employeeChange, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { employees } from './employees.tables.ts';
import { findEmployeeRecord, lockEmployeeRecord } from './employees.queries.ts';
import { explainRefusal, requireManager, touched } from './employee-columns.ts';

interface Update {
  readonly id: number;
  readonly change: z.output<typeof employeeChange>;
}

/** Changes an employee, unless somebody else did since the editor looked. */
export async function updateEmployee(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<EmployeeRecord> {
  const { companyId } = scope;
  const before = await lockEmployeeRecord(tx, scope, id);
  if (Date.parse(before.updated_at) !== Date.parse(change.updated_at)) {
    throw errors.conflict({ current: before });
  }
  const { manager_id: managerId } = change;
  // A manager who left meanwhile may stay until another is chosen.
  if (managerId !== null && managerId !== before.manager?.id) {
    await requireManager(tx, { companyId, managerId, employeeId: id });
  }
  await tx
    .update(employees)
    .set({ ...change, updated_at: touched() })
    .where(and(eq(employees.company_id, companyId), eq(employees.id, id)))
    .catch(explainRefusal);
  const after = await findEmployeeRecord(tx, scope, id);
  await recordEvent(tx, scope, {
    name: directoryEvents.employee_updated,
    entity: 'employee',
    entityId: String(id),
    before,
    after,
  });
  return after;
}
