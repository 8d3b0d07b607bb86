import { requirePlaces } from '#modules/geography/server/public.ts';
import {
  customerEvents,
  type Customer,
  type CustomerChange,
} from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customerColumns } from './customer-columns.ts';
import { customerKeeper, refuseDeleted } from './customers.queries.ts';
import { requireOwner } from './require-owner.ts';

interface Update {
  readonly id: string;
  readonly change: CustomerChange;
  readonly personalData: PersonalData;
}

/** Changes a customer, unless somebody else saved it since the editor looked. */
export async function updateCustomer(
  tx: Transaction,
  scope: Scope,
  { id, change, personalData }: Update,
): Promise<Customer> {
  const { updated_at, ...fields } = change;
  return customerKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: customerEvents.updated,
    values: async (stored) => {
      refuseDeleted(stored);
      await requirePlaces(fields);
      await requireOwner(tx, scope, { fields, stored });
      return customerColumns(scope, { fields, stored, personalData });
    },
  });
}
