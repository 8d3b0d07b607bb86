import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { departments, employees, positions } from './directory.tables.ts';

export const managers = alias(employees, 'managers');

/** Joins the department of employees. */
export const departmentOfEmployee = and(
  eq(departments.companyId, employees.companyId),
  eq(departments.id, employees.departmentId),
);

/** Joins the position of employees. */
export const positionOfEmployee = and(
  eq(positions.companyId, employees.companyId),
  eq(positions.id, employees.positionId),
);

/** Joins the manager of employees. */
export const managerOfEmployee = and(
  eq(managers.companyId, employees.companyId),
  eq(managers.id, employees.managerId),
);
