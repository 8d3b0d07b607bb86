import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describePage } from '../entries/describe-page.ts';
import { listEntries, type Others } from '../entries/entries.queries.ts';

type Needs = Pick<Context, 'amounts' | 'belonging' | 'database' | 'translator' | 'recordNames'>;

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
  /** Records that it is made of, whose history is shown along with it. */
  readonly alongside?: (tx: Transaction, scope: Scope, id: string) => Promise<Others>;
}

/**
 * What was done to one record and to those that belong to it, which are named, in the reader's language, the
 * latest first. It opens transactions of its own, so it is never called inside one.
 */
export async function readHistory(
  context: Needs,
  scope: Scope,
  { find, alongside, ...wanted }: Wanted,
): Promise<{ data: AuditEntry[]; next: number | null }> {
  const seen = context.belonging.filter(
    ({ to, permission }) => to === wanted.entity && scope.permissions.has(permission),
  );
  const { data, next } = await describePage(context, scope, async (tx) => {
    await find(tx, scope, wanted.record);
    const others = alongside === undefined ? [] : [await alongside(tx, scope, wanted.record)];
    for (const { entity, find: findBelonging } of seen) {
      others.push({ entity, ids: await findBelonging(tx, scope, wanted.record) });
    }
    return listEntries(tx, scope, { ...wanted, alongside: others });
  });
  const named = new Set(seen.map(({ entity }) => entity));
  return {
    data: data.map((entry) =>
      named.has(entry.entity) ? { ...entry, what: `${entry.what} · ${entry.name}` } : entry,
    ),
    next,
  };
}
