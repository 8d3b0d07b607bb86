import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { readUsernames } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeEntry } from './describe-entry.ts';
import type { StoredEntry } from './entries.queries.ts';
import { nameMentioned } from './name-mentioned.ts';

interface Page<Entry> {
  readonly rows: Entry[];
  readonly next: number | null;
}

/**
 * Reads a page of the history and describes it in the reader's language. Accounts belong to no company, so
 * their names are read after the transaction of the company.
 */
export async function describePage(
  {
    amounts,
    database,
    translator,
    recordNames,
  }: Pick<Context, 'amounts' | 'database' | 'translator' | 'recordNames'>,
  scope: Scope,
  read: (tx: Transaction) => Promise<Page<StoredEntry>>,
): Promise<{ data: AuditEntry[]; next: number | null }> {
  const { rows, next, ids, ...named } = await database.inCompany(
    scope,
    async (tx) => {
      const page = await read(tx);
      return { ...page, ...(await nameMentioned(tx, scope, { recordNames, rows: page.rows })) };
    },
    { readOnly: true },
  );
  // Employees are named by their entries.
  const unnamed = rows.flatMap(({ employee, user_id }) => (employee === null && user_id) || []);
  const people = [...unnamed, ...ids.filter((id) => !named.names.has(id))];
  const usernames = await readUsernames({ database }, scope, people);
  const reader = { amounts, translator, language: scope.language, usernames, ...named };
  return { data: rows.map((row) => describeEntry(row, reader)), next };
}
