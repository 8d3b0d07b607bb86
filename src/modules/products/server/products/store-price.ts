import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { productPrices } from './products.tables.ts';

interface NewPrice {
  readonly productId: string;
  readonly price: number;
  /** By the calendar of Bangkok. */
  readonly validFrom: string;
}

/** Stores the price from a day on; another one from the same day is replaced. */
export async function storePrice(
  tx: Transaction,
  { companyId, userId, employeeId }: Pick<Scope, 'companyId' | 'userId' | 'employeeId'>,
  { productId, price, validFrom }: NewPrice,
): Promise<void> {
  const row = {
    price,
    created_by: userId,
    created_by_employee: employeeId,
    created_at: sql`now()`,
  };
  await tx
    .insert(productPrices)
    .values({ company_id: companyId, product_id: productId, valid_from: validFrom, ...row })
    .onConflictDoUpdate({
      target: [productPrices.company_id, productPrices.product_id, productPrices.valid_from],
      set: row,
    });
}
