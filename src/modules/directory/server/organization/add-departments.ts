import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { departments } from './organization.tables.ts';

/** Adds departments to a company as part of its example data; answers with their ids. */
export async function addDepartments(
  tx: Transaction,
  { companyId: company_id }: Pick<Scope, 'companyId'>,
  names: readonly { readonly name_th: string; readonly name_en: string }[],
): Promise<string[]> {
  const rows = names.map((each) => ({ company_id, id: newId(), ...each }));
  await tx.insert(departments).values(rows);
  return rows.map(({ id }) => id);
}
