import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { departments, employees, positions } from './employees.tables.ts';
import {
  departmentOfEmployee,
  managerOfEmployee,
  managers,
  positionOfEmployee,
} from './employee-joins.queries.ts';
import { employeeOrder, employeesThat, type EmployeeFilters } from './employees.queries.ts';

type Row = Omit<Awaited<ReturnType<typeof readEmployees>>[number], 'id'>;

/** The list of employees as its filters and sorting show it, in the columns that an import reads. */
export function employeeList(scope: Scope, filters: EmployeeFilters): ExportableList<Row> {
  return {
    title: 'directory:employees.title',
    columns: [
      { heading: 'directory:import.columns.code', width: 14, cell: (row) => row.code },
      { heading: 'directory:import.columns.first_name_th', cell: (row) => row.first_name_th },
      { heading: 'directory:import.columns.last_name_th', cell: (row) => row.last_name_th },
      { heading: 'directory:import.columns.first_name', cell: (row) => row.first_name },
      { heading: 'directory:import.columns.last_name', cell: (row) => row.last_name },
      { heading: 'directory:import.columns.email', width: 30, cell: (row) => row.email },
      { heading: 'directory:import.columns.phone', cell: (row) => row.phone },
      {
        heading: 'directory:import.columns.department',
        width: 28,
        cell: (row) => row.department,
      },
      {
        heading: 'directory:import.columns.department_en',
        width: 28,
        cell: (row) => row.department_en,
      },
      { heading: 'directory:import.columns.position', width: 28, cell: (row) => row.position },
      {
        heading: 'directory:import.columns.position_en',
        width: 28,
        cell: (row) => row.position_en,
      },
      {
        heading: 'directory:import.columns.manager_code',
        width: 14,
        cell: (row) => row.manager_code,
      },
      {
        heading: 'directory:import.columns.status',
        cell: ({ is_active }, say) =>
          say(`directory:statuses.${is_active ? 'active' : 'inactive'}`),
      },
    ],
    findIds(tx) {
      const listed = tx
        .select({ id: employees.id })
        .from(companyView(employees))
        .where(employeesThat(filters))
        .orderBy(...employeeOrder(filters.sort, scope.language));
      return idsInOrder(tx, listed);
    },
    async readRows(tx, ids) {
      const rows = await readEmployees(tx, scope, ids.map(Number));
      return rows.map((row) => ({ ...row, id: String(row.id) }));
    },
  };
}

function readEmployees(tx: Transaction, { companyId }: Scope, ids: readonly number[]) {
  return tx
    .select({
      id: employees.id,
      code: employees.code,
      first_name: employees.first_name,
      last_name: employees.last_name,
      first_name_th: employees.first_name_th,
      last_name_th: employees.last_name_th,
      email: employees.email,
      phone: employees.phone,
      department: departments.name_th,
      department_en: departments.name_en,
      position: positions.name_th,
      position_en: positions.name_en,
      manager_code: managers.code,
      is_active: employees.is_active,
    })
    .from(employees)
    .leftJoin(departments, departmentOfEmployee)
    .leftJoin(positions, positionOfEmployee)
    .leftJoin(managers, managerOfEmployee)
    .where(and(eq(employees.company_id, companyId), isOneOf(employees.id, ids)));
}
