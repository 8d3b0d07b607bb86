import { and, eq } from 'drizzle-orm';
import { changePrice } from '#modules/products/contract/change-price.ts';
import { priceErrors, type changePricesRoute } from '#modules/products/contract/prices.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Answer, Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { products } from '../products/products.tables.ts';
import { setPrice } from './set-price.ts';

interface PricesChange extends Body<typeof changePricesRoute> {
  readonly today: string;
  readonly translator: Translator;
}

/** Changes the prices of several products, or says what would become of them. */
export async function changePrices(
  tx: Transaction,
  scope: Scope,
  { ids, change, valid_from, dry_run, today, translator }: PricesChange,
): Promise<Answer<typeof changePricesRoute>> {
  if (valid_from < today) throw priceErrors.price_in_the_past();
  const stored = await tx
    .select({
      id: products.id,
      code: products.code,
      name_th: products.name_th,
      name_en: products.name_en,
      before: products.price,
    })
    .from(products)
    .where(and(eq(products.company_id, scope.companyId), isOneOf(products.id, ids)))
    .orderBy(products.code);
  if (stored.length < new Set(ids).size) throw errors.not_found();
  const rows = stored.map((row) => ({ ...row, after: changePrice(row.before, change) }));
  const result = await doToSeveral({
    rows,
    translator,
    language: scope.language,
    act: async ({ id, after }) => {
      if (after === undefined) throw priceErrors.price_out_of_range();
      if (dry_run) return;
      await setPrice(tx, scope, { id, price: after, validFrom: valid_from, today });
    },
  });
  const prices = rows.flatMap(({ after, ...row }) =>
    after === undefined ? [] : [{ ...row, after }],
  );
  return { ...result, prices };
}
