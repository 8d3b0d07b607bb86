import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import { and, desc, isNull } from 'drizzle-orm';
import { companyView } from '#platform/server/database/company-view.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
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
export const searchCustomers: RecordSearch = {
  entity: CUSTOMER,
  permission: customerPermissions.names.read,
  async find(tx, _scope, { text, limit }) {
    const condition = matchesSearch(customers.search_text, asSearched(text));
    if (condition === undefined) return [];
    const rows = await tx
      .select({
        id: customers.id,
        name: customers.name,
        phone: customers.phone,
        email: customers.email,
      })
      .from(companyView(customers))
      .where(and(condition, isNull(customers.deleted_at)))
      .orderBy(desc(customers.id))
      .limit(limit);
    return rows.map(({ phone, email, ...row }) => ({
      ...row,
      detail: phone || email,
      within: null,
    }));
  },
};
