import type { Transaction } from '#platform/server/database/transactions.ts';
import { employees } from './employees.tables.ts';

type NewEmployee = typeof employees.$inferInsert;

/** Adds an employee's row without an event and returns their number. */
export async function insertEmployee(tx: Transaction, employee: NewEmployee): Promise<number> {
  const [created] = await tx.insert(employees).values(employee).returning({ id: employees.id });
  if (created === undefined) throw new Error('The employee was not returned');
  return created.id;
}
