import { and, asc, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordReader } from '#platform/server/records/read-records.ts';
import { listedColumns } from './customers.queries.ts';
import { customers, customersTagged, customerTags } from './customers.tables.ts';

const readRows = recordReader(customers, exportedColumns);

interface Tagged extends Record<string, unknown> {
  readonly companyId: number;
  readonly ids: readonly string[];
}

/** Read for many customers together: to collect and sort those of each takes as long as all its other columns. */
const readTagNames = statement<Tagged>()((db, given) =>
  db
    .select({ customer_id: customersTagged.customer_id, name: customerTags.name })
    .from(customersTagged)
    .innerJoin(
      customerTags,
      and(
        eq(customerTags.company_id, customersTagged.company_id),
        eq(customerTags.id, customersTagged.tag_id),
      ),
    )
    .where(
      and(
        eq(customersTagged.company_id, given('companyId')),
        sql`${customersTagged.customer_id} = any(${given('ids')})`,
      ),
    )
    .orderBy(asc(inThaiOrder(customerTags.name))),
);

/** Customers as a file has them, with the names of their tags as one text. */
export async function readExported(tx: Transaction, scope: Scope, ids: readonly string[]) {
  const [rows, tagged] = await Promise.all([
    readRows(tx, scope, ids),
    readTagNames(tx, { companyId: scope.companyId, ids }),
  ]);
  const tagsOf = Map.groupBy(tagged, ({ customer_id }) => customer_id);
  const namesOf = (id: string) => tagsOf.get(id)?.map(({ name }) => name) ?? [];
  // Added to the rows themselves: copies of so many take longer than all their tags.
  return rows.map((row) => Object.assign(row, { tags: namesOf(row.id).join(', ') }));
}

function exportedColumns(language: Language | Placeholder) {
  const {
    company_id: _company,
    owner_id: _owner,
    deleted_at: _deleted,
    anonymised_at: _anonymised,
    tags: _tags,
    ...exported
  } = listedColumns(language);
  return exported;
}
