import { and, asc, count, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { customerContact, type CustomerContact } from '#modules/customers/contract/contacts.ts';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customerContacts } from '../customers/customers.tables.ts';

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
    .where(ofCustomer(scope, customerId))
    .orderBy(asc(customerContacts.id));
}

export async function countContacts(
  tx: Transaction,
  scope: InCompany,
  customerId: string,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(customerContacts)
    .where(ofCustomer(scope, customerId));
  return row?.total ?? 0;
}

/** A contact, locked; another customer's is as good as missing. */
export async function lockContact(
  tx: Transaction,
  scope: Scope,
  { customerId, id }: { readonly customerId: string; readonly id: string },
) {
  const row = await contactKeeper.lock(tx, scope, id);
  if (row.customer_id !== customerId) throw errors.not_found();
  return row;
}

/** The contacts among which one is primary: all of a customer. */
export function contactsOf(scope: InCompany, customerId: string) {
  return { table: customerContacts, those: ofCustomer(scope, customerId) };
}

function ofCustomer({ companyId }: InCompany, customerId: string): SQL | undefined {
  return and(
    eq(customerContacts.company_id, companyId),
    eq(customerContacts.customer_id, customerId),
  );
}
