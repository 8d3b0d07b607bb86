import { and, asc, count, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { customerAddress, type CustomerAddress } from '#modules/customers/contract/addresses.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customerAddresses } from '../customers/customers.tables.ts';

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
    .where(ofCustomer(scope, customerId))
    .orderBy(asc(customerAddresses.id));
}

export async function countAddresses(
  tx: Transaction,
  scope: InCompany,
  customerId: string,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(customerAddresses)
    .where(ofCustomer(scope, customerId));
  return row?.total ?? 0;
}

/** An address, locked; another customer's is as good as missing. */
export async function lockAddress(
  tx: Transaction,
  scope: Scope,
  { customerId, id }: { readonly customerId: string; readonly id: string },
) {
  const row = await addressKeeper.lock(tx, scope, id);
  if (row.customer_id !== customerId) throw errors.not_found();
  return row;
}

interface Kind {
  readonly customerId: string;
  readonly type: CustomerAddress['address_type'];
}

/** The addresses among which one is primary: those of a type. */
export function addressesOfType(scope: InCompany, { customerId, type }: Kind) {
  return {
    table: customerAddresses,
    those: and(ofCustomer(scope, customerId), eq(customerAddresses.address_type, type)),
  };
}

function ofCustomer({ companyId }: InCompany, customerId: string): SQL | undefined {
  return and(
    eq(customerAddresses.company_id, companyId),
    eq(customerAddresses.customer_id, customerId),
  );
}
