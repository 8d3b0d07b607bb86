import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Actor } from '#platform/server/events/record-event.ts';
import type { NewRow } from '#platform/server/records/record-keeper.ts';
import { quotationKeeper } from './quotations.queries.ts';
import type { quotations } from './quotations.tables.ts';

interface StatusChange {
  readonly id: string;
  readonly event: string;
  readonly values: Partial<NewRow<typeof quotations>>;
  /** What the event says besides, for the history and for notifications. */
  readonly noted?: object;
}

/** Writes a move that was allowed while the quotation is locked. */
export async function changeStatus(
  tx: Transaction,
  scope: Actor & Pick<Scope, 'language'>,
  { id, event, values, noted = {} }: StatusChange,
): Promise<void> {
  const { updated_at } = await quotationKeeper.lock(tx, scope, id);
  await quotationKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: (before, after) => ({ name: event, before, after: { ...after, ...noted } }),
    values: () => values,
  });
}
