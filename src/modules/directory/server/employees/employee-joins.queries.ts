import { hasValues } from '#platform/server/database/has-values.ts';
import { alias } from 'drizzle-orm/pg-core';
import { employees } from './employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';

export const managers = alias(employees, 'managers');

export const departmentOfEmployee = hasValues(departments, {
  company_id: employees.company_id,
  id: employees.department_id,
});

export const positionOfEmployee = hasValues(positions, {
  company_id: employees.company_id,
  id: employees.position_id,
});

export const managerOfEmployee = hasValues(managers, {
  company_id: employees.company_id,
  id: employees.manager_id,
});
