import {
  addressErrors,
  addressEvents,
  MOST_ADDRESSES,
  type AddressChange,
  type AddressInput,
  type CustomerAddress,
} from '#modules/customers/contract/addresses.ts';
import { requirePlaces } from '#modules/geography/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { demoteOthers, hasPrimary, promoteOldest } from '../customers/keep-one-primary.ts';
import { customerAddresses } from '../customers/customers.tables.ts';
import { lockPart, ofCustomer } from '../customers/parts-of-customer.ts';
import { addressesOfType, addressKeeper } from './addresses.queries.ts';

interface Addition {
  readonly customerId: string;
  readonly input: AddressInput;
}

/** Adds an address; the first of its type is primary, and so is one that is to be. */
export async function addAddress(
  tx: Transaction,
  scope: Scope,
  { customerId, input }: Addition,
): Promise<CustomerAddress> {
  await lockCustomer(tx, scope, customerId);
  await requirePlaces(input);
  const those = ofCustomer(customerAddresses, scope, customerId);
  if ((await tx.$count(customerAddresses, those)) >= MOST_ADDRESSES) {
    throw addressErrors.addresses_full({ parameters: { limit: MOST_ADDRESSES } });
  }
  const type = addressesOfType(scope, { customerId, type: input.address_type });
  const is_primary = input.is_primary || !(await hasPrimary(tx, type));
  if (is_primary) await demoteOthers(tx, type);
  return addressKeeper.create(tx, scope, {
    event: addressEvents.address_added,
    values: { ...input, is_primary, customer_id: customerId },
  });
}

interface Place {
  readonly customerId: string;
  readonly id: string;
}

/** Changes an address. The only one of its type stays primary, and the type it leaves gets another one. */
export async function changeAddress(
  tx: Transaction,
  scope: Scope,
  { customerId, id, change }: Place & { readonly change: AddressChange },
): Promise<CustomerAddress> {
  const { updated_at, ...fields } = change;
  await lockCustomer(tx, scope, customerId);
  const { address_type: before } = await lockPart(tx, scope, {
    keeper: addressKeeper,
    customerId,
    id,
  });
  await requirePlaces(fields);
  const changed = await addressKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: addressEvents.address_changed,
    values: async () => {
      const type = addressesOfType(scope, { customerId, type: fields.address_type });
      const is_primary = fields.is_primary || !(await hasPrimary(tx, type, id));
      if (is_primary) await demoteOthers(tx, type, id);
      return { ...fields, is_primary };
    },
  });
  await promoteOldest(tx, addressesOfType(scope, { customerId, type: before }));
  return changed;
}

/** Removes an address; if it was primary, the oldest of its type becomes it. */
export async function removeAddress(
  tx: Transaction,
  scope: Scope,
  { customerId, id }: Place,
): Promise<void> {
  await lockCustomer(tx, scope, customerId);
  const { address_type: type } = await lockPart(tx, scope, {
    keeper: addressKeeper,
    customerId,
    id,
  });
  await addressKeeper.delete(tx, scope, { id, event: addressEvents.address_removed });
  await promoteOldest(tx, addressesOfType(scope, { customerId, type }));
}
