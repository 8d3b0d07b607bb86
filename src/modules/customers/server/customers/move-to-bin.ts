import {
  customerErrors,
  customerEvents,
  type Customer,
} from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customerKeeper, lockCustomer } from './customers.queries.ts';

/** Puts a customer into the bin, with its addresses, contacts and tags. */
export async function moveToBin(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const { updated_at } = await lockCustomer(tx, scope, id);
  await customerKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: customerEvents.deleted,
    values: () => ({ deleted_at: new Date().toISOString() }),
  });
}

/** Takes a customer out of the bin; nothing happens to one that is not in it. */
export async function restoreCustomer(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<Customer> {
  const stored = await customerKeeper.lock(tx, scope, id);
  if (stored.merged_into !== null) throw customerErrors.merged();
  if (stored.anonymised_at !== null) throw customerErrors.anonymised();
  if (stored.deleted_at === null) return stored;
  return customerKeeper.change(tx, scope, {
    id,
    seen: { updated_at: stored.updated_at },
    event: customerEvents.restored,
    values: () => ({ deleted_at: null }),
  });
}
