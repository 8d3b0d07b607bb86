import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import * as contract from '#modules/products/contract/units.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { products, productUnits } from '../products/products.tables.ts';

/** Finds, adds, renames and deletes units. */
export const unitKeeper = keepRecords({
  table: productUnits,
  entity: contract.PRODUCT_UNIT,
  columns,
  show: (row) => contract.unit.parse(row),
  searched: ['name_th', 'name_en'],
  refusals: { product_units_name_is_unique: { path: 'name_th' } },
});

/** The units of the company. */
export const unitList = listRecords({
  table: productUnits,
  columns,
  orders: ordersBy(productUnits.id, { name: inThaiOrder(productUnits.name_th) }),
  // A company has so few that they need no index.
  inEnglish: ordersBy(productUnits.id, { name: inThaiOrder(productUnits.name_en) }),
  filters: () => undefined,
});

function columns() {
  const { search_text: _, ...own } = getTableColumns(productUnits);
  const ofUnit = and(eq(products.company_id, own.company_id), eq(products.unit_id, own.id));
  const figure = sql`(select ${count()} from ${products} where ${ofUnit})`;
  return { ...own, product_count: sql<number>`${figure}`.mapWith(Number) };
}
