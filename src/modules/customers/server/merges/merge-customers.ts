import { customerInput } from '#modules/customers/contract/customers.ts';
import {
  mergeEvents,
  type MergeAnswer,
  type MergeInput,
} from '#modules/customers/contract/merges.ts';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customerColumns } from '../customers/customer-columns.ts';
import { customerKeeper, lockCustomers, refuseDeleted } from '../customers/customers.queries.ts';
import { chooseSources, copyFields, mergedFields, type MergedFields } from './merge-values.ts';
import { storeMerge } from './merges.queries.ts';
import { describeMerged } from './describe-merged.ts';

export type MergeContext = Pick<Context, 'pointing' | 'personalData' | 'translator'>;

type Row = Awaited<ReturnType<typeof customerKeeper.lock>>;

interface Merge {
  readonly input: MergeInput;
  readonly context: MergeContext;
}

/** Makes one customer of several: the first stays, and everything that points to the others moves to it. */
export async function mergeCustomers(
  tx: Transaction,
  scope: Scope,
  { input, context }: Merge,
): Promise<MergeAnswer> {
  const [winner, ...losers] = await lockCustomers(tx, scope, [
    input.primary_id,
    ...input.merge_ids,
  ]);
  if (winner === undefined) throw errors.not_found();
  requireChoices(input);
  for (const party of [winner, ...losers]) refuseDeleted(party);
  const { fields, columns } = mergeFieldsOf(scope, { winner, losers, input, context });
  const merging = { from: losers.map(({ id }) => id), to: winner.id };
  const moves: MergeAnswer['moves'] = [];
  for (const { name, label, count } of context.pointing) {
    const figure = await count(tx, scope, merging);
    moves.push({ name, label: context.translator.translate(scope.language, label), count: figure });
  }
  if (input.dry_run) {
    return { customer: describeMerged({ winner, losers, fields, columns }), moves, merge_id: null };
  }

  const moved: Record<string, unknown> = {};
  for (const { name, move } of context.pointing) moved[name] = await move(tx, scope, merging);
  for (const { id, updated_at } of losers) {
    await customerKeeper.change(tx, scope, {
      id,
      seen: { updated_at },
      event: (_before, _after) => ({
        name: mergeEvents.merged_away,
        after: { merged_into: winner.name },
      }),
      values: () => ({ deleted_at: new Date().toISOString(), merged_into: winner.id }),
    });
  }
  const customer = await customerKeeper.change(tx, scope, {
    id: winner.id,
    seen: { updated_at: winner.updated_at },
    event: (before, after) => ({
      name: mergeEvents.merged,
      before,
      after: { ...after, merged_customers: losers.map(({ name }) => name).join(', ') },
    }),
    values: () => columns,
  });
  const merge_id = await storeMerge(tx, scope, {
    winnerId: winner.id,
    strategy: input.strategy,
    snapshot: {
      losers: losers.map(({ id, name }) => ({ id, name })),
      before: { ...mergedFields.parse(winner), stored_tax_id: winner.stored_tax_id },
      after: mergedFields.parse(customer),
      moved,
    },
  });
  return { customer, moves, merge_id };
}

/** Each customer is there once, and values come from these alone. */
function requireChoices({ primary_id, merge_ids, fields }: MergeInput): void {
  const merged = [primary_id, ...merge_ids];
  if (new Set(merged).size < merged.length) {
    throw refusal([{ path: 'merge_ids', code: 'customers:errors.merged_with_itself' }]);
  }
  const strange = Object.entries(fields).filter(([, id]) => !merged.includes(id));
  if (strange.length > 0) {
    const code = 'customers:errors.value_of_another';
    throw refusal(strange.map(([field]) => ({ path: `fields.${field}`, code })));
  }
}

interface Parties extends Merge {
  readonly winner: Row;
  readonly losers: readonly Row[];
}

/** The fields of the winner after the merge, and its columns. */
function mergeFieldsOf(scope: Scope, { winner, losers, input, context }: Parties) {
  const sources = chooseSources({
    winner,
    others: losers,
    strategy: input.strategy,
    chosen: input.fields,
  });
  const fields = copyFields(mergedFields.parse(winner), sources);
  const { tax_id: source } = sources;
  if (source.tax_id !== '' && source.customer_type !== fields.customer_type) {
    throw refusal([{ path: 'fields.tax_id', code: 'customers:errors.tax_id_of_other_type' }]);
  }
  requireNames(fields);
  const columns = customerColumns(scope, {
    fields,
    stored: source,
    personalData: context.personalData,
  });
  // Whose mask it has, its sealed value goes along.
  const isSealed = isMasked(fields.tax_id);
  return {
    fields,
    columns: { ...columns, ...(isSealed && { tax_id_sealed: source.stored_tax_id }) },
  };
}

/** What is taken from customers of both types may lack the name of its own. */
function requireNames(fields: MergedFields): void {
  const { error } = customerInput.safeParse(fields);
  if (error === undefined) return;
  throw refusal(
    toFieldProblems(error).map((problem) => ({ ...problem, path: `fields.${problem.path}` })),
  );
}

function refusal(fields: FieldProblem[]) {
  return errors.validation_failed({ fields });
}
