import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { products, productUnits } from '../products/products.tables.ts';
import type { StoredProduct } from './plan-products.ts';

interface Wanted {
  readonly codes: readonly string[];
  /** Otherwise they stay as they are until the transaction ends. */
  readonly isTrial: boolean;
}

/** The products of these codes. */
export async function readProducts(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { codes, isTrial }: Wanted,
): Promise<StoredProduct[]> {
  const found = tx
    .select({
      id: products.id,
      code: products.code,
      name_th: products.name_th,
      name_en: products.name_en,
      category: products.category,
      unit_id: products.unit_id,
      price: products.price,
      vat: products.vat,
      status: products.status,
      note: products.note,
      updated_at: products.updated_at,
    })
    .from(products)
    .where(and(eq(products.company_id, companyId), isOneOf(products.code, codes)));
  return isTrial ? found : found.for('update');
}

/** In what the company counts products. */
export async function readUnits(tx: Transaction, { companyId }: Pick<Scope, 'companyId'>) {
  return tx.select().from(productUnits).where(eq(productUnits.company_id, companyId));
}
