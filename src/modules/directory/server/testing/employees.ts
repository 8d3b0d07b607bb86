import { createEmployeeRoute } from '#modules/directory/contract/employees.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** Adds an employee with a unique name; returns the id. */
export async function createEmployee(
  person: SignedIn,
  { code = null }: { readonly code?: string | null } = {},
): Promise<number> {
  const body = {
    code,
    first_name_th: 'ก',
    last_name_th: 'ข',
    first_name: 'A',
    last_name: `B${(made += 1)}`,
    email: null,
    phone: null,
    department_id: null,
    position_id: null,
    manager_id: null,
  };
  return (await person.ask(createEmployeeRoute, { body })).id;
}
