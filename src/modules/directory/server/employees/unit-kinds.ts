import { count, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { organizationErrors } from '#modules/directory/contract/organization.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import { departmentReference } from '../organization/unit-reference.queries.ts';
import { defineUnitKind, type UnitKinds } from '../organization/unit-kind.ts';
import { employees } from './employees.tables.ts';

/** Departments and positions, each with its employees. */
export const unitKinds: UnitKinds = {
  department: defineUnitKind({
    entity: 'department',
    table: departments,
    employees_count: countWhere(employees.department_id, departments),
    department: () => sql`null`,
    inUse: organizationErrors.department_in_use,
  }),
  position: defineUnitKind({
    entity: 'position',
    table: positions,
    employees_count: countWhere(employees.position_id, positions),
    department: (language) =>
      departmentReference({
        companyId: positions.company_id,
        id: positions.department_id,
        language,
      }),
    inUse: organizationErrors.position_in_use,
  }),
};

function countWhere(
  column: PgColumn,
  { company_id, id }: { readonly company_id: PgColumn; readonly id: PgColumn },
): SQL<number> {
  const members = sql`(
    select ${count()} from ${employees}
    where ${employees.company_id} = ${company_id} and ${column} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<number>`${members}`.mapWith(Number);
}
