import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeEntry } from '../entries/describe-entry.ts';
import { listEntries } from '../entries/entries.queries.ts';
import { nameMentioned } from '../entries/name-mentioned.ts';

interface Wanted extends Pick<Context, 'translator' | 'recordNames'> {
  readonly entity: string;
  /** Id of the record. */
  readonly record: string;
  readonly before?: number;
  readonly limit: number;
}

/** The history of a record in the reader's language, the latest first, for a tab of its screen. */
export async function readHistory(
  tx: Transaction,
  scope: Scope,
  { translator, recordNames, ...wanted }: Wanted,
): Promise<{ data: AuditEntry[]; next: number | null }> {
  const { rows, next } = await listEntries(tx, scope, wanted);
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
  return { data: rows.map((row) => describeEntry(row, reader)), next };
}
