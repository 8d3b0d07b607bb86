import { requirePlaces } from '#modules/geography/server/public.ts';
import {
  customerEvents,
  type Customer,
  type CustomerInput,
} from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customerColumns } from './customer-columns.ts';
import { customerKeeper } from './customers.queries.ts';
import { requireOwner } from './require-owner.ts';

interface Creation {
  readonly fields: CustomerInput;
  readonly personalData: PersonalData;
}

export async function createCustomer(
  tx: Transaction,
  scope: Scope,
  { fields, personalData }: Creation,
): Promise<Customer> {
  await requirePlaces(fields);
  await requireOwner(tx, scope, { fields });
  return customerKeeper.create(tx, scope, {
    event: customerEvents.created,
    values: customerColumns(scope, { fields, personalData }),
  });
}
