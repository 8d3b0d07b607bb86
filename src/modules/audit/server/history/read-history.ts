import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describePage } from '../entries/describe-page.ts';
import { listEntries } from '../entries/entries.queries.ts';

type Needs = Pick<Context, 'amounts' | 'database' | 'translator' | 'recordNames'>;

export interface Wanted extends Omit<
  Parameters<typeof listEntries>[2],
  'entity' | 'record' | 'alongside'
> {
  /** The kind of record, as events name it. */
  readonly entity: string;
  /** Id of the record. */
  readonly record: string;
  /** Refuses a record that is not there. */
  readonly find: (tx: Transaction, scope: Scope, id: string) => Promise<unknown>;
  /** A record that belongs to it, whose history is shown along with it. */
  readonly alongside?: (
    tx: Transaction,
    scope: Scope,
    id: string,
  ) => Promise<{ readonly entity: string; readonly record: string }>;
}

/**
 * What was done to one record, in the reader's language, the latest first. It opens transactions of its own,
 * so it is never called inside one.
 */
export function readHistory(
  context: Needs,
  scope: Scope,
  { find, alongside, ...wanted }: Wanted,
): Promise<{ data: AuditEntry[]; next: number | null }> {
  return describePage(context, scope, async (tx) => {
    await find(tx, scope, wanted.record);
    const other = await alongside?.(tx, scope, wanted.record);
    return listEntries(tx, scope, { ...wanted, alongside: other });
  });
}
