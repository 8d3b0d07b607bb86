import { z } from 'zod';
import { createApiToken, listApiTokens } from '#modules/identity/contract/api-tokens.ts';
import { createRole, listRoles } from '#modules/identity/contract/roles.ts';
import { inviteUser } from '#modules/identity/contract/users.ts';
import { createEmployee } from '#modules/directory/server/testing/employees.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';

const named = z.object({ name: z.string() }).nullable();

let made = 0;

async function createUser(company: SweptCompany) {
  const role_id = await findRole(company);
  const body = { username: `swept-${(made += 1)}`, email: null, role_id, employee_id: null };
  return company.administrator.ask(inviteUser, { body });
}

async function findRole({ administrator }: SweptCompany): Promise<string> {
  return (await administrator.ask(listRoles, {})).data.at(-1)?.id ?? '';
}

async function allowablePermissions({ administrator }: Pick<SweptCompany, 'administrator'>) {
  const { allowable } = await administrator.ask(listApiTokens, {});
  return allowable.flatMap((group) => group.permissions.map(({ name }) => name));
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/users/:id': async (company) => ({ id: (await createUser(company)).id }),
    '/v1/users/:id/sessions/:session_id': async ({ app, id: companyId }) => {
      const { userId: id, sessionId } = await signIn(app, await addUser(app, { companyId }));
      return { id, session_id: sessionId };
    },
    '/v1/roles/:id': async ({ administrator }) => {
      const body = { name: `swept ${(made += 1)}`, permissions: [] };
      return { id: (await administrator.ask(createRole, { body })).id };
    },
    '/v1/api-tokens/:id': async ({ administrator }) => {
      const permissions = await allowablePermissions({ administrator });
      const body = { name: 'swept', permissions, days: 30 as const };
      return { id: (await administrator.ask(createApiToken, { body })).data.id };
    },
    '/api/account/sessions/:id': async ({ administrator }) => ({ id: administrator.sessionId }),
  },
  fields: {
    // Of the company whose access is read.
    id: async ({ id }) => id,
    role_id: findRole,
    employee_id: async ({ employeeId }) => employeeId,
  },
  values: {
    // Otherwise the sweep itself would have to set up a second factor.
    is_otp_required: async () => false,
    permissions: async ({ company }) => (await allowablePermissions(company)).slice(0, 1),
    // It would take the place of the employee.
    new_employee: async () => null,
    // Each employee has one account.
    employee_id: async ({ company }) => createEmployee(company.administrator),
  },
  // People who are no employees are listed by their usernames.
  rowValues: {
    'sort name': ({ employee, username }) => named.parse(employee)?.name ?? username,
  },
  writeOnly: {
    days: 'is shown by the time of it, expires_at',
    new_employee: 'is shown as the employee they became',
  },
};
