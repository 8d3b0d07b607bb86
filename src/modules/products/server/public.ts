import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
export { productList } from './products/products.queries.ts';
import { products } from './products/products.tables.ts';

/** The prices of today of those of these products that the company has, by their ids. */
export async function findPrices(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(and(eq(products.company_id, companyId), inArray(products.id, [...ids])));
  return new Map(rows.map(({ id, price }) => [id, price]));
}
