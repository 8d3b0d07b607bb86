import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeEntry } from './describe-entry.ts';
import { findEntries } from './entries.queries.ts';
import { nameMentioned } from './name-mentioned.ts';

interface Wanted extends Pick<Context, 'translator' | 'recordNames'> {
  /** Their places in the history. */
  readonly sequences: readonly number[];
}

/** What events changed, field by field in the reader's language, for histories inside other screens. */
export async function readChanges(
  tx: Transaction,
  scope: Scope,
  { translator, recordNames, sequences }: Wanted,
): Promise<ReadonlyMap<number, AuditEntry['changes']>> {
  if (sequences.length === 0) return new Map();
  const rows = await findEntries(tx, scope, sequences);
  const { employees, names, placeName } = await nameMentioned(tx, scope, { recordNames, rows });
  const { language } = scope;
  const reader = {
    translator,
    language,
    usernames: new Map<string, string>(),
    employees,
    names,
    placeName,
  };
  return new Map(rows.map((row) => [row.sequence, describeEntry(row, reader).changes]));
}
