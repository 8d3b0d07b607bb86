import { and, eq } from 'drizzle-orm';
import { IMPORT_COLUMNS, type ImportColumn } from '#modules/directory/contract/employee-import.ts';
import type { EmployeeStatus } from '#modules/directory/contract/employees.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { employees } from './employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import {
  departmentOfEmployee,
  managerOfEmployee,
  managers,
  positionOfEmployee,
} from './employee-joins.queries.ts';
import {
  employeeOrder,
  employeesThat,
  employeeStatus,
  type EmployeeFilters,
} from './employees.queries.ts';

type Row = Readonly<Record<Exclude<ImportColumn, 'status'>, string | null>> & {
  readonly status: EmployeeStatus;
};

const widths: Partial<Record<ImportColumn, number>> = {
  code: 14,
  email: 30,
  department: 28,
  department_en: 28,
  position: 28,
  position_en: 28,
  manager_code: 14,
};

/** The list of employees as its filters and sorting show it, in the columns that an import reads. */
export function employeeList(scope: Scope, filters: EmployeeFilters): ExportableList<Row> {
  return {
    title: 'directory:employees.title',
    columns: IMPORT_COLUMNS.map((column) => ({
      heading: `directory:fields.${column}`,
      width: widths[column],
      cell: (row, say) =>
        column === 'status' ? say(`directory:statuses.${row.status}`) : row[column],
    })),
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
      status: employeeStatus,
    })
    .from(employees)
    .leftJoin(departments, departmentOfEmployee)
    .leftJoin(positions, positionOfEmployee)
    .leftJoin(managers, managerOfEmployee)
    .where(and(eq(employees.company_id, companyId), isOneOf(employees.id, ids)));
}
