import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Employee } from '#modules/directory/contract/employees.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { EmployeeSignsIn } from './employees.queries.ts';
import { employees } from './employees.tables.ts';
import { positions } from '../organization/organization.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

interface Chooser extends Reader {
  /** What those are not who can be chosen. */
  readonly unlike?: EmployeeSignsIn | undefined;
}

const unless = ({ unlike }: Chooser) =>
  unlike && not(unlike({ companyId: employees.company_id, id: employees.id }));

/** The order of Thai dictionaries, where a leading vowel counts after its consonant; there is an index for it. */
const inThaiOrder = [
  sql`${employees.first_name_th} collate "und-x-icu"`,
  sql`${employees.last_name_th} collate "und-x-icu"`,
  employees.id,
];

/** The company's employees with these ids, in any order; other ids are left out. */
export async function findEmployees(
  tx: Transaction,
  reader: Reader,
  ids: readonly number[],
): Promise<Employee[]> {
  if (ids.length === 0) return [];
  return selectEmployees(tx, reader).where(
    and(eq(employees.company_id, reader.companyId), inArray(employees.id, [...new Set(ids)])),
  );
}

/** Everyone who works for the company, by Thai name. */
export async function listEmployees(tx: Transaction, reader: Chooser): Promise<Employee[]> {
  return selectEmployees(tx, reader)
    .where(
      and(hasValues(employees, { company_id: reader.companyId, is_active: true }), unless(reader)),
    )
    .orderBy(...inThaiOrder);
}

/**
 * An employee and everyone below them at any depth, by Thai name. Somebody who left is not listed, but
 * their subordinates are. A loop among managers ends by itself: `union` takes nobody twice.
 */
export async function listEmployeesUnder(
  tx: Transaction,
  reader: Chooser,
  id: number,
): Promise<Employee[]> {
  const { companyId } = reader;
  const under = sql`(
    with recursive team (id) as (
      select ${id}::integer
      union
      select member.id from employees member join team on member.manager_id = team.id
      where member.company_id = ${companyId}
    )
    select id from team
  )`;
  return selectEmployees(tx, reader)
    .where(
      and(
        hasValues(employees, { company_id: companyId, is_active: true }),
        sql`${employees.id} in ${under}`,
        unless(reader),
      ),
    )
    .orderBy(...inThaiOrder);
}

function selectEmployees(tx: Transaction, { language }: Reader) {
  return tx
    .select({
      id: employees.id,
      first_name: employees.first_name,
      last_name: employees.last_name,
      first_name_th: employees.first_name_th,
      last_name_th: employees.last_name_th,
      position: language === 'th' ? positions.name_th : positions.name_en,
    })
    .from(employees)
    .leftJoin(
      positions,
      and(eq(positions.company_id, employees.company_id), eq(positions.id, employees.position_id)),
    )
    .$dynamic();
}
