import { asc, getTableColumns } from 'drizzle-orm';
import { customerContact, type CustomerContact } from '#modules/customers/contract/contacts.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customerContacts } from '../customers/customers.tables.ts';
import { partsInMerges } from '../customers/parts-in-merges.ts';
import { ofCustomer } from '../customers/parts-of-customer.ts';

type InCompany = Pick<Scope, 'companyId'>;

/** Finds, adds, changes and removes contacts of customers. */
export const contactKeeper = keepRecords({
  table: customerContacts,
  entity: 'customer_contact',
  columns: () => getTableColumns(customerContacts),
  show: (row) => customerContact.parse(row),
  partOf: { entity: CUSTOMER, id: 'customer_id', as: 'contact' },
});

/** A customer's contacts, in the order in which they were added. */
export function listContacts(
  tx: Transaction,
  scope: InCompany,
  customerId: string,
): Promise<CustomerContact[]> {
  return tx
    .select()
    .from(customerContacts)
    .where(ofCustomer(customerContacts, scope, customerId))
    .orderBy(asc(customerContacts.id));
}

/** The contacts among which one is primary: all of a customer. */
export function contactsOf(scope: InCompany, customerId: string) {
  return { table: customerContacts, those: ofCustomer(customerContacts, scope, customerId) };
}

/** The contacts that follow a customer in a merge. */
export const contactsInMerges = partsInMerges({
  name: 'contacts',
  label: 'customers:detail.contacts',
  table: customerContacts,
  kinds: undefined,
});
