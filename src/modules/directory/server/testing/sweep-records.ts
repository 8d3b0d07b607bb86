import {
  createDepartmentRoute,
  createPositionRoute,
} from '#modules/directory/contract/organization.ts';
import type { SweepRecords, SweptCompany } from '#tests/support/sweep/swept-company.ts';
import { createEmployee } from './employees.ts';

let made = 0;

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
    '/v1/employees/:id': async (company) => ({
      id: await createEmployee(company.administrator),
    }),
    '/v1/departments/:id': async (company) => ({ id: await createDepartment(company) }),
    '/v1/positions/:id': async (company) => ({ id: await createPosition(company) }),
  },
  fields: {
    company_id: async ({ id }) => id,
    employee_id: async ({ employeeId }) => employeeId,
    manager_id: ({ administrator }) => createEmployee(administrator),
    department_id: createDepartment,
    position_id: createPosition,
  },
  rowValues: {
    'GET /v1/employees sort name': (row) =>
      `${String(row['first_name_th'])} ${String(row['last_name_th'])}`,
    'sort name': (row) => row['name_th'],
  },
};
