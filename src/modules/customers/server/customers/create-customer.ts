import { requirePlaces } from '#modules/geography/server/public.ts';
import {
  customerEvents,
  type Customer,
  type CustomerInput,
} from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import { customerColumns } from './customer-columns.ts';
import { customerKeeper } from './customers.queries.ts';

interface Creation {
  readonly fields: CustomerInput;
  readonly secrets: SecretBox;
}

export async function createCustomer(
  tx: Transaction,
  scope: Scope,
  { fields, secrets }: Creation,
): Promise<Customer> {
  await requirePlaces(fields);
  const id = newId();
  return customerKeeper.create(tx, scope, {
    event: customerEvents.created,
    values: { id, ...customerColumns(scope, { id, fields, secrets }) },
  });
}
