import {
  and,
  desc,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import * as contract from '#modules/customers/contract/customers.ts';
import { customerPermissions } from '#modules/customers/contract/permissions.ts';
import type { CustomerTag } from '#modules/customers/contract/tags.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { attachmentErrors } from '#platform/contract/attachments.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { AttachedRecords } from '#platform/server/attachments/attached-records.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customersTagged, customers, customerTags, taxIdKey } from './customers.tables.ts';

/** What a list is searched by: words, or a whole tax id, as `taxIdKey` has it for a person or an organisation. */
interface TaxIdSearch {
  readonly taxIdKeys?: readonly string[];
}

/** Finds, creates and changes customers. */
export const customerKeeper = keepRecords({
  table: customers,
  entity: contract.CUSTOMER,
  columns: (language) => ({
    ...listedColumns(language),
    stored_tax_id: storedIn(customers.tax_id_sealed),
    merged_into: customers.merged_into,
  }),
  show: (row) => contract.customer.parse(row),
});

/** The list of customers, without those in the bin. */
export const customerList = listRecords({
  table: customers,
  columns: listedColumns,
  orders: ordersBy(customers.id, {
    name: inThaiOrder(customers.name),
    created_at: customers.created_at,
    updated_at: customers.updated_at,
  }),
  filters: (query: contract.CustomerFilters & TaxIdSearch) =>
    and(
      isNull(customers.deleted_at),
      matches(customers.customer_type, query.customer_type),
      matches(customers.status, query.status),
      matches(customers.province_id, query.province_id),
      matches(customers.owner_id, query.owner_id),
      hasTag(query.tag_id),
      hasTaxId(query.taxIdKeys),
    ),
});

/** The customers in the bin, the latest first. */
export const deletedList = listRecords({
  table: customers,
  columns: listedColumns,
  orders: { latest: [desc(customers.deleted_at), desc(customers.id)] },
  filters: ({ taxIdKeys }: TaxIdSearch & { search: string; sort: 'latest' }) =>
    and(isNotNull(customers.deleted_at), isNull(customers.merged_into), hasTaxId(taxIdKeys)),
});

/** The customer, locked until the transaction ends; fails where it is missing or in the bin. */
export async function lockCustomer(tx: Transaction, scope: Scope, id: string) {
  const row = await customerKeeper.lock(tx, scope, id);
  refuseDeleted(row);
  return row;
}

/** Several, locked and as they are, in the given order; always locked in the same order, so that nobody waits in a circle. */
export async function lockCustomers(tx: Transaction, scope: Scope, ids: readonly string[]) {
  const locked = new Map<string, Awaited<ReturnType<typeof customerKeeper.lock>>>();
  for (const id of ids.toSorted()) locked.set(id, await customerKeeper.lock(tx, scope, id));
  return ids.flatMap((id) => locked.get(id) ?? []);
}

/** The customer; of one that was merged, the one that stayed. */
export async function findLeading(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  id: string,
) {
  let found = await customerKeeper.find(tx, scope, id);
  while (found.merged_into !== null) {
    found = await customerKeeper.find(tx, scope, found.merged_into);
  }
  return found;
}

/** Files are attached to customers, but not while they are in the bin, merged away or anonymised. */
export const filesOfCustomers: AttachedRecords = {
  entity: contract.CUSTOMER,
  stripsPictures: true,
  table: customers,
  async guard(tx, scope, id) {
    const { deleted_at } = await customerKeeper.find(tx, scope, id);
    if (deleted_at !== null) throw attachmentErrors.record_closed();
  },
  see: customerPermissions.name('read'),
  attach: customerPermissions.name('write'),
};

interface Removable {
  readonly deleted_at: string | null;
  readonly merged_into: string | null;
}

export function refuseDeleted({ deleted_at, merged_into }: Removable): void {
  if (merged_into !== null) throw contract.customerErrors.merged();
  if (deleted_at !== null) throw contract.customerErrors.in_bin();
}

function hasTaxId(keys: readonly string[] | undefined): SQL | undefined {
  return keys && inArray(taxIdKey(customers), [...keys]);
}

function hasTag(id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  return sql`exists (
    select from ${customersTagged} where ${customersTagged.company_id} = ${customers.company_id}
      and ${customersTagged.customer_id} = ${customers.id} and ${customersTagged.tag_id} = ${id})`;
}

/** What lists show of a customer. */
export function listedColumns(language: Language | Placeholder) {
  const {
    search_text: _text,
    tax_id_sealed: _sealed,
    duplicate_keys: _keys,
    merged_into: _winner,
    ...own
  } = getTableColumns(customers);
  return {
    ...own,
    owner_name: employeeName({ companyId: own.company_id, id: own.owner_id, language }),
    tags: sql<CustomerTag[]>`${sql`(
      select coalesce(json_agg(json_build_object(
        'id', ${customerTags.id}, 'name', ${customerTags.name}, 'colour', ${customerTags.colour}
      ) order by ${inThaiOrder(customerTags.name)}), '[]')
      from ${customersTagged} join ${customerTags}
        on ${customerTags.company_id} = ${customersTagged.company_id} and ${customerTags.id} = ${customersTagged.tag_id}
      where ${customersTagged.company_id} = ${own.company_id} and ${customersTagged.customer_id} = ${own.id}
    )`}`,
  };
}
