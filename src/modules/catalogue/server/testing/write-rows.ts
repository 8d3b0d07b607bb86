import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { EntryRow } from '../entries/entry-rows.ts';
import { prepareEntries, type Writing } from '../bulk-writes/write-entries.ts';

/** Writes entries of one kind at once, as an import does batch by batch. */
export async function writeRows<Row extends EntryRow>(
  tx: Transaction,
  scope: Scope,
  writing: Writing<Row>,
): Promise<void> {
  const prepare = await prepareEntries(tx, scope, writing);
  const prepared = await prepare();
  await prepared.store();
}
