import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { departments, positions } from './organization.tables.ts';

/** A company's department and position by their English names, for example data. */
export function findUnitsNamed(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  names: { readonly department: string; readonly position: string },
) {
  const find = async (table: typeof departments | typeof positions, name_en: string) => {
    const [unit] = await tx
      .select({ id: table.id })
      .from(table)
      .where(hasValues(table, { company_id: companyId, name_en }));
    return unit;
  };
  return Promise.all([find(departments, names.department), find(positions, names.position)]);
}
