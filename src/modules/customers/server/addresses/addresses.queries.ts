import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { customerAddress, type CustomerAddress } from '#modules/customers/contract/addresses.ts';
import { addressTypes } from '#modules/customers/contract/customer-choices.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customerAddresses } from '../customers/customers.tables.ts';
import { partsInMerges } from '../customers/parts-in-merges.ts';
import { ofCustomer } from '../customers/parts-of-customer.ts';

type InCompany = Pick<Scope, 'companyId'>;

/** Finds, adds, changes and removes addresses of customers. */
export const addressKeeper = keepRecords({
  table: customerAddresses,
  entity: 'customer_address',
  columns: () => getTableColumns(customerAddresses),
  show: (row) => customerAddress.parse(row),
  partOf: { entity: CUSTOMER, id: 'customer_id', as: 'other_address' },
});

/** A customer's addresses, in the order in which they were added. */
export function listAddresses(
  tx: Transaction,
  scope: InCompany,
  customerId: string,
): Promise<CustomerAddress[]> {
  return tx
    .select()
    .from(customerAddresses)
    .where(ofCustomer(customerAddresses, scope, customerId))
    .orderBy(asc(customerAddresses.id));
}

interface Kind {
  readonly customerId: string;
  readonly type: CustomerAddress['address_type'];
}

/** The addresses among which one is primary: those of a type. */
export function addressesOfType(scope: InCompany, { customerId, type }: Kind) {
  return {
    table: customerAddresses,
    those: and(
      ofCustomer(customerAddresses, scope, customerId),
      eq(customerAddresses.address_type, type),
    ),
  };
}

/** The addresses that follow a customer in a merge. */
export const addressesInMerges = partsInMerges({
  name: 'addresses',
  label: 'customers:detail.addresses',
  table: customerAddresses,
  kinds: { column: customerAddresses.address_type, all: addressTypes },
});
