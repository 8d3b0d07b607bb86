import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import { isNull, sql } from 'drizzle-orm';
import { spellPhone } from '#platform/contract/phone.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { asSearched, comparable, nationalDigits } from '#platform/server/search/search-spelling.ts';
import { customers } from './customers.tables.ts';

interface Searched {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly phone: string;
  /** As it is shown, so that no search finds a national id in it. */
  readonly tax_id: string;
}

/** What of a customer is searched: names also in one word, numbers without separators, no tone marks. */
export function customerSearchText(fields: Searched): string {
  const { first_name, last_name, company_name, email, phone, tax_id } = fields;
  const names = comparable([first_name, last_name, company_name].join(' '));
  return [names, names.replaceAll(' ', ''), email, nationalDigits(phone), tax_id].join(' ');
}

/** Finds customers for the search over everything. */
export const searchCustomers = searchRecords({
  entity: CUSTOMER,
  permission: customerPermissions.names.read,
  table: customers,
  name: customers.name,
  detail: sql<string>`coalesce(nullif(${customers.phone}, ''), ${customers.email})`,
  write: spellPhone,
  only: isNull(customers.deleted_at),
  spell: asSearched,
});
