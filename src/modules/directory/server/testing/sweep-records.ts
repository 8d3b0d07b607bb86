import { createEmployeeRoute } from '#modules/directory/contract/employees.ts';
import {
  createDepartmentRoute,
  createPositionRoute,
} from '#modules/directory/contract/organization.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';

let made = 0;

async function createEmployee({ administrator }: SweptCompany): Promise<number> {
  const body = {
    code: null,
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
  return (await administrator.ask(createEmployeeRoute, { body })).id;
}

async function createDepartment({ administrator }: SweptCompany): Promise<string> {
  return (await administrator.ask(createDepartmentRoute, { body: unitNames() })).id;
}

async function createPosition({ administrator }: SweptCompany): Promise<string> {
  return (await administrator.ask(createPositionRoute, { body: unitNames() })).id;
}

function unitNames() {
  const name = `swept ${(made += 1)}`;
  return { name_th: name, name_en: name };
}

export const sweepRecords: SweepRecords = {
  paths: {
    '/v1/employees/:id': async (company) => ({ id: await createEmployee(company) }),
    '/v1/departments/:id': async (company) => ({ id: await createDepartment(company) }),
    '/v1/positions/:id': async (company) => ({ id: await createPosition(company) }),
  },
  fields: {
    company_id: async ({ id }) => id,
    employee_id: async ({ employeeId }) => employeeId,
    manager_id: createEmployee,
    department_id: createDepartment,
    position_id: createPosition,
  },
};
