import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { employees } from './directory.tables.ts';

export { findEmployees, findProfile } from './directory.queries.ts';

/** Whether this is an employee who works for the company now. */
export async function isEmployee(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: number,
): Promise<boolean> {
  const found = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(eq(employees.companyId, companyId), eq(employees.id, id), eq(employees.isActive, true)),
    );
  return found.length > 0;
}
