import { and, asc, count, eq, gt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { departments, positions } from '../organization/organization.tables.ts';
import { employees } from './employees.tables.ts';

/** Employees themselves, and everybody of units. */
interface Wanted {
  readonly employees: readonly number[];
  readonly departments: readonly string[];
  readonly positions: readonly string[];
}

/** Some of many people: those after an employee number, in the order of the numbers. */
interface Part {
  readonly after: number;
  readonly most: number;
}

/** The people of the company who work there now and are wanted in any of these ways; all of them, or a part. */
export async function findPeople(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { part, ...wanted }: Wanted & { readonly part?: Part | undefined },
) {
  const isThere = isWanted(wanted);
  if (isThere === undefined) return [];
  const found = tx
    .select({
      id: employees.id,
      department_id: employees.department_id,
      position_id: employees.position_id,
      email: employees.email,
      phone: employees.phone,
      name_th: employees.first_name_th,
      last_name_th: employees.last_name_th,
      name_en: employees.first_name,
      last_name_en: employees.last_name,
    })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, companyId),
        eq(employees.is_active, true),
        isThere,
        part && gt(employees.id, part.after),
      ),
    )
    .$dynamic();
  return part === undefined ? found : found.orderBy(asc(employees.id)).limit(part.most);
}

/** How many of these people there are without the excepted ones, and how many of them can be reached how. */
export async function countPeople(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { wanted, excepted }: { readonly wanted: Wanted; readonly excepted: Wanted },
) {
  const isThere = isWanted(wanted);
  if (isThere === undefined) return { people: 0, email: 0, phone: 0 };
  const isExcepted = isWanted(excepted);
  const [counts] = await tx
    .select({ people: count(), email: count(employees.email), phone: count(employees.phone) })
    .from(employees)
    .where(
      and(
        eq(employees.company_id, companyId),
        eq(employees.is_active, true),
        isThere,
        // Those without a department are in none that is excepted.
        isExcepted && not(sql`coalesce(${isExcepted}, false)`),
      ),
    );
  return counts ?? { people: 0, email: 0, phone: 0 };
}

function isWanted(wanted: Wanted): SQL | undefined {
  const ways: SQL[] = [];
  if (wanted.employees.length > 0) ways.push(isOneOf(employees.id, wanted.employees));
  if (wanted.departments.length > 0)
    ways.push(isOneOf(employees.department_id, wanted.departments));
  if (wanted.positions.length > 0) ways.push(isOneOf(employees.position_id, wanted.positions));
  return or(...ways);
}

/** Those of the ids that belong to the company. */
export async function existingIds(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  {
    collection,
    ids,
  }: { collection: 'employee' | 'department' | 'position'; ids: readonly unknown[] },
): Promise<ReadonlySet<string | number>> {
  if (collection === 'employee') {
    const numbers = ids.filter((id) => typeof id === 'number');
    const rows = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.company_id, companyId), isOneOf(employees.id, numbers)));
    return new Set(rows.map(({ id }) => id));
  }
  const table = collection === 'department' ? departments : positions;
  const texts = ids.filter((id) => typeof id === 'string');
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, companyId), isOneOf(table.id, texts)));
  return new Set(rows.map(({ id }) => id));
}
