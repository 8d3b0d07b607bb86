import { and, eq } from 'drizzle-orm';
import type { Employee } from '#modules/directory/contract/employees.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { employees } from '../employees/employees.tables.ts';
import { findEmployees } from '../employees/employee-choices.queries.ts';
import type { Profile } from '#modules/directory/contract/profile.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { findEmployeeRecord, type EmployeeScope } from '../employees/employees.queries.ts';

/** An employee as the shell shows them. */
export async function findProfile(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  id: number,
): Promise<(Employee & { photo: string | null }) | null> {
  const [employee] = await findEmployees(tx, reader, [id]);
  return employee === undefined ? null : { ...employee, photo: await findPhoto(tx, reader, id) };
}

export async function findOwnProfile(
  tx: Transaction,
  scope: EmployeeScope,
  id: number,
): Promise<Profile> {
  const record = await findEmployeeRecord(tx, scope, id);
  return { ...record, photo: await findPhoto(tx, scope, id) };
}

async function findPhoto(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: number,
): Promise<string | null> {
  const [row] = await tx
    .select({ photo: employees.photo })
    .from(employees)
    .where(and(eq(employees.company_id, companyId), eq(employees.id, id)));
  return row?.photo ?? null;
}
