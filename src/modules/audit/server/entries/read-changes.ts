import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { describePage } from './describe-page.ts';
import { findEntries } from './entries.queries.ts';

/**
 * What events changed, by their places in the history, field by field in the reader's language, for histories
 * inside other screens. Never call it inside a transaction.
 */
export async function readChanges(
  context: Pick<Context, 'amounts' | 'database' | 'translator' | 'recordNames'>,
  scope: Scope,
  sequences: readonly number[],
): Promise<ReadonlyMap<number, AuditEntry['changes']>> {
  if (sequences.length === 0) return new Map();
  const { data } = await describePage(context, scope, async (tx) => ({
    rows: await findEntries(tx, scope, sequences),
    next: null,
  }));
  return new Map(data.map(({ sequence, changes }) => [sequence, changes]));
}
