import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { employees } from './employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';

export const managers = alias(employees, 'managers');

export const departmentOfEmployee = and(
  eq(departments.company_id, employees.company_id),
  eq(departments.id, employees.department_id),
);

export const positionOfEmployee = and(
  eq(positions.company_id, employees.company_id),
  eq(positions.id, employees.position_id),
);

export const managerOfEmployee = and(
  eq(managers.company_id, employees.company_id),
  eq(managers.id, employees.manager_id),
);
