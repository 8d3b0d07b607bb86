import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { NamedUnit } from '#modules/directory/contract/organization.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { departments, positions } from './organization.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** More than anybody looks through in a choice; the specification's figure. */
const MOST = 1000;

export function listDepartmentChoices(tx: Transaction, reader: Reader): Promise<NamedUnit[]> {
  return selectNamed(tx, reader, { table: departments });
}

/** The positions that are valid in a department: its own, and those of no department. */
export function listPositionChoices(
  tx: Transaction,
  reader: Reader,
  { department }: { readonly department?: string | undefined },
): Promise<NamedUnit[]> {
  const { department_id } = positions;
  const isValid =
    department === undefined ? undefined : or(eq(department_id, department), isNull(department_id));
  return selectNamed(tx, reader, { table: positions, where: isValid });
}

function selectNamed(
  tx: Transaction,
  { companyId, language }: Reader,
  { table, where }: { readonly table: typeof departments | typeof positions; readonly where?: SQL },
): Promise<NamedUnit[]> {
  const name = language === 'th' ? table.name_th : table.name_en;
  return tx
    .select({ id: table.id, name })
    .from(table)
    .where(and(eq(table.company_id, companyId), where))
    .orderBy(inThaiOrder(name), table.id)
    .limit(MOST);
}
