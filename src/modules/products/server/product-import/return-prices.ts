import { z } from 'zod';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { TakenBack } from '#platform/server/file-import/import-kind.ts';
import { productPrices } from '../products/products.tables.ts';

const formerPrice = z.object({
  /** Of the import. */
  day: z.string(),
  /** What was valid from that day before; null where the price of an earlier day was. */
  price: z
    .object({
      price: z.number(),
      created_at: z.string(),
      created_by: z.string(),
      created_by_employee: z.number().nullable(),
    })
    .nullable(),
});

export type FormerPrice = z.output<typeof formerPrice>;

/** Gives changed products back the prices that an import replaced. */
export async function returnPrices(
  tx: Transaction,
  { companyId: company_id }: Scope,
  records: readonly TakenBack[],
): Promise<void> {
  for (const { id: product_id, action, extras } of records) {
    if (action !== 'updated' || extras === null) continue;
    const { day: valid_from, price } = formerPrice.parse(extras);
    const those = hasValues(productPrices, { company_id, product_id, valid_from });
    if (price === null) await tx.delete(productPrices).where(those);
    else await tx.update(productPrices).set(price).where(those);
  }
}
