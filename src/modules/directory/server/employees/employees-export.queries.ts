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
      { heading: 'directory:import.columns.first_name_th', cell: (row) => row.firstNameTh },
      { heading: 'directory:import.columns.last_name_th', cell: (row) => row.lastNameTh },
      { heading: 'directory:import.columns.first_name', cell: (row) => row.firstName },
      { heading: 'directory:import.columns.last_name', cell: (row) => row.lastName },
      { heading: 'directory:import.columns.email', width: 30, cell: (row) => row.email },
      { heading: 'directory:import.columns.phone', cell: (row) => row.phone },
      {
        heading: 'directory:import.columns.department',
        width: 28,
        cell: (row) => row.departmentTh,
      },
      {
        heading: 'directory:import.columns.department_en',
        width: 28,
        cell: (row) => row.departmentEn,
      },
      { heading: 'directory:import.columns.position', width: 28, cell: (row) => row.positionTh },
      { heading: 'directory:import.columns.position_en', width: 28, cell: (row) => row.positionEn },
      {
        heading: 'directory:import.columns.manager_code',
        width: 14,
        cell: (row) => row.managerCode,
      },
      {
        heading: 'directory:import.columns.status',
        cell: ({ isActive }, say) => say(`directory:statuses.${isActive ? 'active' : 'inactive'}`),
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
      firstName: employees.first_name,
      lastName: employees.last_name,
      firstNameTh: employees.first_name_th,
      lastNameTh: employees.last_name_th,
      email: employees.email,
      phone: employees.phone,
      departmentTh: departments.name_th,
      departmentEn: departments.name_en,
      positionTh: positions.name_th,
      positionEn: positions.name_en,
      managerCode: managers.code,
      isActive: employees.is_active,
    })
    .from(employees)
    .leftJoin(departments, departmentOfEmployee)
    .leftJoin(positions, positionOfEmployee)
    .leftJoin(managers, managerOfEmployee)
    .where(and(eq(employees.company_id, companyId), isOneOf(employees.id, ids)));
}
