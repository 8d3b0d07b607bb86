import { and, asc, desc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type {
  EmployeeRecord,
  EmployeeStatus,
  listEmployeesRoute,
} from '#modules/directory/contract/employees.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { employees } from './employees.tables.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import {
  departmentOfEmployee,
  managerOfEmployee,
  managers,
  positionOfEmployee,
} from './employee-joins.queries.ts';

/**
 * Whether an account signs in as a row's employee, as a column. Passed in by the application, because
 * identity knows it, which builds on this module.
 */
export type EmployeeSignsIn = (employee: { companyId: Column; id: Column }) => SQL<boolean>;

/** On whose behalf employees are read and changed. */
export type EmployeeScope = Scope & { readonly employeeSignsIn: EmployeeSignsIn };

type Reader = Pick<EmployeeScope, 'companyId' | 'language' | 'employeeSignsIn'>;

export type EmployeeQuery = Query<typeof listEmployeesRoute>;
export type EmployeeFilters = Omit<EmployeeQuery, 'page' | 'page_size' | 'count'>;

/** Only the transaction's company; through this view searches can use their index. */
const ours = companyView(employees);

export async function listEmployeeRecords(
  tx: Transaction,
  reader: Reader,
  query: EmployeeQuery,
): Promise<Page<EmployeeRecord>> {
  const where = employeesThat(query);
  const { offset, limit } = pageWindow(query);
  const [counted, data] = await Promise.all([
    countRows(tx, { table: ours, where, mode: query.count }),
    selectRecords(tx, reader)
      .where(where)
      .orderBy(...employeeOrder(query.sort, reader.language))
      .limit(limit)
      .offset(offset),
  ]);
  return { data, ...counted, page: query.page, page_size: query.page_size };
}

/** One employee; a missing one and one of another company give the same failure. */
export async function findEmployeeRecord(
  tx: Transaction,
  reader: Reader,
  id: number,
): Promise<EmployeeRecord> {
  const [record] = await selectRecords(tx, reader).where(eq(employees.id, id));
  if (record === undefined) throw errors.not_found();
  return record;
}

/** The same, locked until the transaction ends. */
export async function lockEmployeeRecord(
  tx: Transaction,
  reader: Reader,
  id: number,
): Promise<EmployeeRecord> {
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.company_id, reader.companyId), eq(employees.id, id)))
    .for('update');
  return findEmployeeRecord(tx, reader, id);
}

/** The employees of the transaction's company that a list requests. */
export function employeesThat(filters: EmployeeFilters): SQL | undefined {
  const { search, status, department_id, position_id, manager_id } = filters;
  return and(
    status === undefined ? undefined : eq(employees.is_active, status === 'active'),
    department_id === undefined ? undefined : eq(employees.department_id, department_id),
    position_id === undefined ? undefined : eq(employees.position_id, position_id),
    manager_id === undefined ? undefined : eq(employees.manager_id, manager_id),
    matchesSearch(employees.search_text, search),
  );
}

/** The columns of an employee's name in the reader's language. */
export function nameColumns(language: Language) {
  return language === 'th'
    ? [employees.first_name_th, employees.last_name_th]
    : [employees.first_name, employees.last_name];
}

/** Each order has an index; names are in the order of a Thai dictionary. */
export function employeeOrder(sort: EmployeeQuery['sort'], language: Language): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const columns =
    {
      name: nameColumns(language).map((column) => sql`${column} collate "und-x-icu"`),
      code: [employees.code],
      updated_at: [employees.updated_at],
    }[sort.startsWith('-') ? sort.slice(1) : sort] ?? [];
  return [...columns, employees.id].map((column) => direction(column));
}

export const employeeStatus = sql<EmployeeStatus>`case when ${employees.is_active} then 'active' else 'inactive' end`;

function selectRecords(tx: Transaction, { language, employeeSignsIn }: Reader) {
  const inThai = language === 'th';
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
      status: employeeStatus,
      signs_in: employeeSignsIn({ companyId: employees.company_id, id: employees.id }),
      created_at: employees.created_at,
      updated_at: employees.updated_at,
      department: { id: departments.id, name: inThai ? departments.name_th : departments.name_en },
      position: { id: positions.id, name: inThai ? positions.name_th : positions.name_en },
      manager: {
        id: managers.id,
        name: inThai
          ? sql<string>`${managers.first_name_th} || ' ' || ${managers.last_name_th}`
          : sql<string>`${managers.first_name} || ' ' || ${managers.last_name}`,
      },
    })
    .from(ours)
    .leftJoin(departments, departmentOfEmployee)
    .leftJoin(positions, positionOfEmployee)
    .leftJoin(managers, managerOfEmployee)
    .$dynamic();
}
