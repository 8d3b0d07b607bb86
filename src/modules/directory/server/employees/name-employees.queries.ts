import { findEmployees } from './employee-choices.queries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Names of employees in the reader's language, by id. */
export async function nameEmployees(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const employees = await findEmployees(
    tx,
    reader,
    ids.filter((id) => id !== null),
  );
  return new Map(
    employees.map((person) => [
      person.id,
      reader.language === 'th'
        ? `${person.first_name_th} ${person.last_name_th}`
        : `${person.first_name} ${person.last_name}`,
    ]),
  );
}
