import type { Customer } from '#modules/customers/contract/customers.ts';
import { isSame, mergeFields, UNDO_DAYS } from '#modules/customers/contract/merge-fields.ts';
import { mergeErrors, mergeEvents } from '#modules/customers/contract/merges.ts';
import { errors } from '#platform/contract/errors.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customerColumns } from '../customers/customer-columns.ts';
import { customerKeeper, lockCustomers, refuseDeleted } from '../customers/customers.queries.ts';
import type { MergeContext } from './merge-customers.ts';
import { copyFields, mergedFields } from './merge-values.ts';
import { findMerge, markUndone, type MergeSnapshot } from './merges.queries.ts';

const DAY = 86_400_000;

interface Undo {
  readonly id: string;
  readonly context: MergeContext;
  readonly now: Date;
}

/** Separates the customers of a merge again, without the loss of what was changed since. */
export async function undoMerge(
  tx: Transaction,
  scope: Scope,
  { id, context, now }: Undo,
): Promise<Customer> {
  const { winner_id, snapshot } = await findMerge(tx, scope, id);
  const [winner, ...losers] = await lockCustomers(tx, scope, [
    winner_id,
    ...snapshot.losers.map((loser) => loser.id),
  ]);
  if (winner === undefined) throw errors.not_found();
  // Read again: somebody else may have undone it until the customers were locked.
  const { undone_at, created_at } = await findMerge(tx, scope, id);
  if (undone_at !== null) throw mergeErrors.merge_undone_already();
  if (now.getTime() > Date.parse(created_at) + UNDO_DAYS * DAY) {
    throw mergeErrors.merge_too_old({ parameters: { days: UNDO_DAYS } });
  }
  refuseDeleted(winner);

  for (const loser of losers) {
    await customerKeeper.change(tx, scope, {
      id: loser.id,
      seen: { updated_at: loser.updated_at },
      event: () => ({ name: mergeEvents.separated, after: { other_customer: winner.name } }),
      values: () => ({ deleted_at: null, merged_into: null }),
    });
  }
  for (const { name, moveBack } of context.pointing) {
    if (name in snapshot.moved) {
      await moveBack(tx, scope, { to: winner.id, moved: snapshot.moved[name] });
    }
  }
  const customer = await customerKeeper.change(tx, scope, {
    id: winner.id,
    seen: { updated_at: winner.updated_at },
    event: (before, after) => ({
      name: mergeEvents.merge_undone,
      before: { ...before, merged_customers: losers.map(({ name }) => name).join(', ') },
      after: { ...after, merged_customers: '' },
    }),
    values: () => columnsBefore(scope, { winner, snapshot, context }),
  });
  await markUndone(tx, scope, { id, now });
  return customer;
}

interface Separation {
  readonly winner: Awaited<ReturnType<typeof customerKeeper.lock>>;
  readonly snapshot: MergeSnapshot;
  readonly context: MergeContext;
}

/** What the winner had before the merge, except in fields that somebody has changed since. */
function columnsBefore(scope: Scope, { winner, snapshot, context }: Separation) {
  const { before, after } = snapshot;
  const current = mergedFields.parse(winner);
  const sources = Object.fromEntries(
    mergeFields.map((field) => [field, isSame(field, current, after) ? before : current]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each of `mergeFields`
  const fields = copyFields(current, sources as Parameters<typeof copyFields>[1]);
  const columns = customerColumns(scope, {
    fields,
    stored: fields,
    personalData: context.personalData,
  });
  const isSealed = isMasked(fields.tax_id) && sources['tax_id'] === before;
  return { ...columns, ...(isSealed && { tax_id_sealed: before.stored_tax_id }) };
}
