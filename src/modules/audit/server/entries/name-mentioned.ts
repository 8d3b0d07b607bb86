import { placeNames } from '#modules/geography/server/public.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { nameRecords } from '#platform/server/records/name-records.ts';
import type { StoredEntry } from './entries.queries.ts';
import { nameGone } from '#platform/server/events/gone-records.queries.ts';
import { employeesIn, recordIdsIn } from './mentioned-ids.ts';

interface Entries extends Pick<Context, 'recordNames'> {
  readonly rows: readonly StoredEntry[];
}

/** The names of the employees, records and places that entries mention, and the ids of the records. */
export async function nameMentioned(tx: Transaction, scope: Scope, { recordNames, rows }: Entries) {
  const ids = rows.flatMap(recordsOf);
  const employees = await nameEmployees(tx, scope, rows.flatMap(employeesOf));
  const names = await nameGone(tx, scope, rows);
  const present = await nameRecords(tx, scope, { kinds: recordNames, ids });
  for (const [id, name] of present) names.set(id, name);
  return { employees, names, ids, placeName: await placeNames(scope.language) };
}

function employeesOf({ entity, entity_id, before, after }: StoredEntry): number[] {
  // Acts on several employees at once have no id of one.
  const own = entity === 'employee' && /^\d{1,9}$/.test(entity_id) ? [Number(entity_id)] : [];
  return [...own, ...employeesIn(before), ...employeesIn(after)];
}

function recordsOf({ entity_id, before, after }: StoredEntry): string[] {
  return [...recordIdsIn([entity_id, before, after])];
}
