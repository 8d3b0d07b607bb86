import { asc, eq, and, getTableColumns, ne, sql } from 'drizzle-orm';
import * as contract from '#modules/products/contract/products.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { products, productUnits } from './products.tables.ts';

/** Categories that a form proposes. */
const MOST_CATEGORIES = 200;

const SEARCHED = ['code', 'name_th', 'name_en', 'category'] as const;

/** What searches read of a product. */
export function productSearchText(
  product: Pick<contract.ProductInput, (typeof SEARCHED)[number]>,
): string {
  return searchTextOf(...SEARCHED.map((name) => product[name]));
}

/** Finds, creates, changes and deletes products; their prices are kept beside (`../prices`). */
export const productKeeper = keepRecords({
  table: products,
  entity: contract.PRODUCT,
  columns: () => ({ ...listedColumns(), picture: products.picture }),
  show: (row) => contract.product.parse(row),
  searched: [...SEARCHED],
  refusals: {
    products_code_is_unique: { path: 'code' },
    products_unit: { path: 'unit_id', code: 'products:errors.unit_unknown' },
  },
});

/** The list of products. */
export const productList = listRecords({
  table: products,
  columns: listedColumns,
  orders: ordersBy(products.id, {
    code: products.code,
    name: inThaiOrder(products.name_th),
    category: inThaiOrder(products.category),
    price: products.price,
    updated_at: products.updated_at,
  }),
  filters: ({ status, category }: contract.ProductFilters) =>
    and(matches(products.status, status), matches(products.category, category)),
});

/** The list of products as a file. */
export const productSheet = productList.exportAs({
  title: 'products:list.title',
  columns: exportColumns(contract.listedProduct, {
    id: false,
    code: { heading: 'products:fields.code', width: 16 },
    name_th: { heading: 'products:fields.name_th', width: 36 },
    name_en: { heading: 'products:fields.name_en', width: 36 },
    category: { heading: 'products:fields.category', width: 24 },
    unit_id: false,
    unit: { heading: 'products:fields.unit_id', width: 12, cell: ({ unit }) => unit.name_th },
    price: { heading: 'products:fields.price', width: 14 },
    currency: { heading: 'products:fields.currency', width: 10 },
    vat: {
      heading: 'products:fields.vat',
      width: 16,
      cell: ({ vat }, say) => say(`products:vat.${vat}`),
    },
    status: {
      heading: 'products:fields.status',
      cell: ({ status }, say) => say(`products:statuses.${status}`),
    },
    note: { heading: 'products:fields.note', width: 36 },
    created_at: false,
    updated_at: { heading: 'products:fields.updated_at' },
  }),
});

/** Finds products for the search over everything. */
export const searchProducts = searchRecords({
  entity: contract.PRODUCT,
  permission: contract.productExport.ticket.access,
  table: products,
  name: products.name_th,
  detail: products.code,
});

/** The categories in use, by their names. */
export async function listCategories(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ category: products.category, order: inThaiOrder(products.category) })
    .from(products)
    .where(and(eq(products.company_id, companyId), ne(products.category, '')))
    .orderBy(asc(inThaiOrder(products.category)))
    .limit(MOST_CATEGORIES);
  return rows.map(({ category }) => category);
}

function listedColumns() {
  const { search_text: _text, picture: _picture, ...own } = getTableColumns(products);
  return {
    ...own,
    currency: sql<'THB'>`'THB'`,
    unit: sql<contract.ListedProduct['unit']>`${sql`(
      select json_build_object('id', ${productUnits.id}, 'name_th', ${productUnits.name_th}, 'name_en', ${productUnits.name_en})
      from ${productUnits}
      where ${productUnits.company_id} = ${own.company_id} and ${productUnits.id} = ${own.unit_id}
    )`}`,
  };
}
