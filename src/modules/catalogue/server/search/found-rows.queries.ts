import type { FoundEntry } from '#modules/catalogue/contract/search.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { withIds } from '../entries/entry-conditions.ts';
import { searchedTables, type Group } from './candidates.queries.ts';

/** What an entry of each group is called on the wire. */
export const kindOf = { modules: 'module', features: 'feature', fields: 'field' } as const;

type Facts = Pick<FoundEntry, 'owner_name' | 'tags' | 'status'>;

interface Wanted {
  readonly group: Group;
  readonly ids: readonly string[];
}

/** Owner, tags and status of entries, by id. */
export async function factsOf(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { group, ids }: Wanted,
): Promise<ReadonlyMap<string, Facts>> {
  if (ids.length === 0) return new Map();
  const table = searchedTables[group];
  const rows = await tx
    .select({
      id: table.id,
      owner_name: employeeName({ companyId: table.company_id, id: table.owner_id, language }),
      tags: table.tags,
      status: table.status,
      deprecated_at: table.deprecated_at,
    })
    .from(table)
    .where(withIds(table, companyId, ids));
  return new Map(
    rows.map(({ id, deprecated_at, status, ...facts }) => [
      id,
      { ...facts, status: deprecated_at === null ? status : 'deprecated' },
    ]),
  );
}
