import { sql } from 'drizzle-orm';
import { linkEmployee, listMembers } from '../public.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertExamplePeople } from '#modules/directory/server/demo/load-examples.ts';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { createEmployee } from '#modules/directory/server/employees/insert-employee.ts';

type Needs = Pick<Context, 'config' | 'database' | 'translator'>;

/**
 * Where nobody works yet, makes the people who can sign in employees, because records are owned by
 * employees; with example data, among the many colleagues whom the examples need.
 */
export async function firstEmployees({ config, database, translator }: Needs): Promise<void> {
  await database.asSystem(async (tx) => {
    if (await somebodyWorks(tx)) return;
    // Of several processes starting at once, the others wait here and then see what the first has done.
    await tx.execute(sql`lock table ${employees} in share row exclusive mode`);
    if (await somebodyWorks(tx)) return;
    if (config.demo) return insertExamplePeople(tx);
    for (const { companyId, userId, username } of await listMembers(tx)) {
      const employeeId = await createEmployee(tx, {
        company_id: companyId,
        first_name: translator.translate('en', 'directory:first_employee.first_name'),
        last_name: username,
        first_name_th: translator.translate('th', 'directory:first_employee.first_name'),
        last_name_th: username,
      });
      await linkEmployee(tx, { companyId, userId, employeeId });
    }
  });
}

async function somebodyWorks(tx: Transaction): Promise<boolean> {
  const found = await tx.select({ id: employees.id }).from(employees).limit(1);
  return found.length > 0;
}
