import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Employee } from '#modules/directory/contract/directory.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { employees, positions } from './directory.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** As in a Thai dictionary, where a leading vowel counts after its consonant; an index has this order. */
const inThaiOrder = [
  sql`${employees.firstNameTh} collate "und-x-icu"`,
  sql`${employees.lastNameTh} collate "und-x-icu"`,
  employees.id,
];

/** The employees of these ids, in no order; ids that are none of the company's are left out. */
export async function findEmployees(
  tx: Transaction,
  reader: Reader,
  ids: readonly number[],
): Promise<Employee[]> {
  if (ids.length === 0) return [];
  return selectEmployees(tx, reader).where(
    and(eq(employees.companyId, reader.companyId), inArray(employees.id, [...new Set(ids)])),
  );
}

/** An employee as the shell shows her. */
export async function findProfile(
  tx: Transaction,
  reader: Reader,
  id: number,
): Promise<(Employee & { photo: string | null }) | null> {
  const [employee] = await findEmployees(tx, reader, [id]);
  if (employee === undefined) return null;
  const [row] = await tx
    .select({ photo: employees.photo })
    .from(employees)
    .where(and(eq(employees.companyId, reader.companyId), eq(employees.id, id)));
  return { ...employee, photo: row?.photo ?? null };
}

/** Everyone who works for the company, by Thai name. */
export async function listEmployees(tx: Transaction, reader: Reader): Promise<Employee[]> {
  return selectEmployees(tx, reader)
    .where(and(eq(employees.companyId, reader.companyId), eq(employees.isActive, true)))
    .orderBy(...inThaiOrder);
}

/**
 * An employee and everyone under her at any depth, by Thai name. Whoever left is not listed, but the
 * people under him still are. A loop among managers ends by itself: `union` takes nobody twice.
 */
export async function listEmployeesUnder(
  tx: Transaction,
  reader: Reader,
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
        eq(employees.companyId, companyId),
        eq(employees.isActive, true),
        sql`${employees.id} in ${under}`,
      ),
    )
    .orderBy(...inThaiOrder);
}

function selectEmployees(tx: Transaction, { language }: Reader) {
  return tx
    .select({
      id: employees.id,
      first_name: employees.firstName,
      last_name: employees.lastName,
      first_name_th: employees.firstNameTh,
      last_name_th: employees.lastNameTh,
      position: language === 'th' ? positions.nameTh : positions.nameEn,
    })
    .from(employees)
    .leftJoin(
      positions,
      and(eq(positions.companyId, employees.companyId), eq(positions.id, employees.positionId)),
    )
    .$dynamic();
}
