import { and, eq, inArray, like, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { employees } from './employees/employees.tables.ts';

export { addEmployee } from './employees/add-employee.ts';
export { copyEmployee } from './employees/copy-employee.ts';
export { createExampleEmployees } from './demo/load-examples.ts';
export { countPeople, existingIds, findPeople } from './employees/find-people.queries.ts';
export { findEmployeesCalled } from './employees/employees-called.queries.ts';
export { findEmployees } from './employees/employee-choices.queries.ts';
export { insertEmployee } from './employees/insert-employee.ts';
export { findProfile } from './profile/profile.queries.ts';
export { addDepartments } from './organization/add-departments.ts';
export { findUnitsNamed } from './organization/find-units-named.queries.ts';
export { requirePositionInDepartment } from './organization/require-position.queries.ts';
export { departmentReference, positionReference } from './organization/unit-reference.queries.ts';
export { nameEmployees } from './employees/name-employees.queries.ts';

const findActive = statement<{ companyId: number; id: number }>()((db, given) =>
  db
    .select({ id: employees.id })
    .from(employees)
    .where(
      hasValues(employees, { company_id: given('companyId'), id: given('id'), is_active: true }),
    ),
);

/** Whether this is an employee who works for the company now. */
export async function isEmployee(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: number,
): Promise<boolean> {
  return (await findActive(tx, { companyId, id })).length > 0;
}

/** The numbers of a company's employees by their codes, for transactions of the system. */
export async function employeesByCode(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: employees.id, code: employees.code })
    .from(employees)
    .where(and(eq(employees.company_id, companyId), inArray(employees.code, [...codes])));
  return new Map(rows.flatMap(({ id, code }) => (code === null ? [] : [[code, id] as const])));
}

/** The ids of the company's employees that match a search, for `inArray` in a statement of its transaction. */
export function employeesNamed(tx: Transaction, search: string) {
  return tx
    .select({ id: employees.id })
    .from(companyView(employees))
    .where(matchesSearch(employees.search_text, search));
}

/** The ids of the company's employees, at most `limit`, whose names contain every word of a text. */
export async function findPeopleNamed(
  tx: Transaction,
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<number[]> {
  const names = sql`lower(${employees.first_name_th} || ' ' || ${employees.last_name_th} || ' '
    || ${employees.first_name} || ' ' || ${employees.last_name})`;
  const rows = await tx
    .select({ id: employees.id })
    .from(companyView(employees))
    // The first condition is that of an index, which has more than names.
    .where(and(matchesSearch(employees.search_text, name), matchesSearch(names, name)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The ids of a company's employees that match a LIKE pattern, for transactions of the system. */
export function employeesLike(tx: Transaction, companyId: number, pattern: string) {
  return tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.company_id, companyId), like(employees.search_text, pattern)));
}

/** Whether a row's employee matches a LIKE pattern, as a condition of the statement that reads the row. */
export function employeeIsLike({ companyId, id }: EmployeeReference, pattern: string): SQL {
  return sql`exists (
    select from ${employees} where ${employees.company_id} = ${companyId} and ${employees.id} = ${id}
      and ${employees.search_text} like ${pattern})`;
}

interface EmployeeReference {
  readonly companyId: Column;
  readonly id: Column;
}

/** Whether a row's employee works for the company now, as a column of the statement that reads or writes the row. */
export function employeeIsActive({ companyId, id }: EmployeeReference): SQL<boolean> {
  const isActive = sql`exists (
    select from ${employees} where ${employees.company_id} = ${companyId} and ${employees.id} = ${id}
      and ${employees.is_active})`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<boolean>`${isActive}`;
}

interface ReadEmployee extends EmployeeReference {
  readonly language: Language | Placeholder;
}

/** The name of a row's employee, as a column of the statement that reads the row. */
export function employeeName({ companyId, id, language }: ReadEmployee): SQL<string | null> {
  const name = sql`(
    select case when ${language} = 'th'
      then ${employees.first_name_th} || ' ' || ${employees.last_name_th}
      else ${employees.first_name} || ' ' || ${employees.last_name} end
    from ${employees} where ${employees.company_id} = ${companyId} and ${employees.id} = ${id}
  )`;
  // Wrapped, as above.
  return sql<string | null>`${name}`;
}
