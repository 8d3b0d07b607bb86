import { customer, type Customer } from '#modules/customers/contract/customers.ts';
import type { MergedFields } from './merge-values.ts';

interface Merged {
  readonly winner: Customer;
  readonly losers: readonly Pick<Customer, 'tags' | 'owner_id' | 'owner_name'>[];
  readonly fields: MergedFields;
  readonly columns: { readonly name: string };
}

/** The customer as it would be after a merge. */
export function describeMerged({ winner, losers, fields, columns }: Merged): Customer {
  const tags = new Map(
    [winner, ...losers].flatMap((party) => party.tags).map((tag) => [tag.id, tag]),
  );
  const owning = [winner, ...losers].find(({ owner_id }) => owner_id === fields.owner_id);
  return customer.parse({
    ...winner,
    ...fields,
    name: columns.name,
    owner_name: owning?.owner_name ?? null,
    tags: [...tags.values()],
  });
}
