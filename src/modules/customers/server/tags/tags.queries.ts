import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  CUSTOMER_TAG,
  listedTag,
  MOST_TAGS,
  type CustomerTag,
  type ListedTag,
} from '#modules/customers/contract/tags.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { customers, customersTagged, customerTags } from '../customers/customers.tables.ts';

type InCompany = Pick<Scope, 'companyId'>;

/** Finds, adds, renames and deletes tags of customers. */
export const tagKeeper = keepRecords({
  table: customerTags,
  entity: CUSTOMER_TAG,
  columns,
  show: (row) => listedTag.parse(row),
  refusals: { customer_tags_name_is_unique: { path: 'name' } },
});

/** The tags of a company by name. */
export function listTags(
  tx: Transaction,
  { companyId }: InCompany,
  { counted }: { readonly counted: boolean },
): Promise<ListedTag[]> {
  return tx
    .select(counted ? columns() : uncounted())
    .from(customerTags)
    .where(eq(customerTags.company_id, companyId))
    .orderBy(asc(inThaiOrder(customerTags.name)))
    .limit(MOST_TAGS);
}

export async function countTags(tx: Transaction, { companyId }: InCompany): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(customerTags)
    .where(eq(customerTags.company_id, companyId));
  return row?.total ?? 0;
}

/** The tag of that name; nothing where there is none. */
export async function findTagNamed(
  tx: Transaction,
  { companyId }: InCompany,
  name: string,
): Promise<CustomerTag | undefined> {
  const [tag] = await tx
    .select({ id: customerTags.id, name: customerTags.name, colour: customerTags.colour })
    .from(customerTags)
    .where(and(eq(customerTags.company_id, companyId), eq(customerTags.name, name)));
  return tag;
}

function uncounted() {
  return { ...getTableColumns(customerTags), customer_count: sql<null>`null` };
}

function columns() {
  const own = getTableColumns(customerTags);
  const figure = sql`(
    select ${count()} from ${customersTagged} join ${customers}
      on ${customers.company_id} = ${customersTagged.company_id} and ${customers.id} = ${customersTagged.customer_id}
    where ${customersTagged.company_id} = ${own.company_id} and ${customersTagged.tag_id} = ${own.id}
      and ${customers.deleted_at} is null)`;
  return { ...own, customer_count: sql<number>`${figure}`.mapWith(Number) };
}
