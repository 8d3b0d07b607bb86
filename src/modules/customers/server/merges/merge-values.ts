import type { z } from 'zod';
import { customer } from '#modules/customers/contract/customers.ts';
import {
  columnsOf,
  mergeFields,
  type MergeField,
  type MergeStrategy,
} from '#modules/customers/contract/merge-fields.ts';

/** The fields of a customer that people fill in, without what the server adds. */
export const mergedFields = customer.omit({
  id: true,
  name: true,
  owner_name: true,
  tags: true,
  created_at: true,
  updated_at: true,
  deleted_at: true,
  anonymised_at: true,
});

export type MergedFields = z.output<typeof mergedFields>;

interface Party extends MergedFields {
  readonly id: string;
  readonly updated_at: string;
}

interface Choice<Row extends Party> {
  readonly winner: Row;
  /** In the order in which they fill blanks. */
  readonly others: readonly Row[];
  readonly strategy: MergeStrategy;
  /** Whose value a field gets, whatever the strategy. */
  readonly chosen: Partial<Record<MergeField, string>>;
}

/** From which customer the winner of a merge has each field. */
export function chooseSources<Row extends Party>(choice: Choice<Row>): Record<MergeField, Row> {
  const { winner, others, strategy, chosen } = choice;
  const all = [winner, ...others];
  const latest = all.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
  const orders = { keep_primary: [winner], fill_blanks: all, newest: latest };
  const find = (field: MergeField, among: readonly Row[]) =>
    all.find(({ id }) => id === chosen[field]) ??
    among.find((party) => !isBlank(field, party)) ??
    winner;
  // Names and numbers are those of one type.
  const { customer_type } = find('customer_type', [winner]);
  const entries = mergeFields.map((field): [MergeField, Row] => {
    if (field === 'customer_type') return [field, find(field, [winner])];
    const among = orders[strategy];
    return [
      field,
      find(
        field,
        field === 'tax_id' ? among.filter((party) => party.customer_type === customer_type) : among,
      ),
    ];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each of `mergeFields`
  return Object.fromEntries(entries) as Record<MergeField, Row>;
}

/** Copies fields, each with those that make sense only together with it. */
export function copyFields(
  target: MergedFields,
  sources: Readonly<Record<MergeField, MergedFields>>,
): MergedFields {
  const copied = { ...target };
  for (const field of mergeFields) {
    for (const column of columnsOf(field)) {
      Object.assign(copied, { [column]: sources[field][column] });
    }
  }
  return copied;
}

function isBlank(field: MergeField, fields: MergedFields): boolean {
  return columnsOf(field).every((column) => fields[column] === '' || fields[column] === null);
}
