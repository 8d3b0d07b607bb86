import { and, eq } from 'drizzle-orm';
import { PRODUCT, productEvents } from '#modules/products/contract/products.ts';
import { toSatang } from '#platform/contract/money.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows, updateRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import type { WrittenRecord } from '#platform/server/file-import/import-kind.ts';
import { newId } from '#platform/server/ids.ts';
import { productSearchText } from '../products/products.queries.ts';
import { productPrices, products } from '../products/products.tables.ts';
import type { ProductPlan } from './plan-products.ts';
import type { FormerPrice } from './return-prices.ts';

interface Writing {
  readonly plan: ProductPlan;
  /** By the calendar of Bangkok: prices are valid from it. */
  readonly today: string;
}

/** Adds and changes products together, each with its history and its price. */
export async function writeProducts(
  tx: Transaction,
  scope: Scope,
  { plan, today }: Writing,
): Promise<WrittenRecord[]> {
  const now = Date.now();
  const shared = { company_id: scope.companyId };
  const created = plan.created.map(({ line, product }) => ({ line, id: newId(), product }));
  const updated = plan.updated.map(({ line, before, change }) => {
    const { id, code, updated_at, ...fields } = before;
    // Later than before, even where the clock of another server is ahead.
    const at = new Date(Math.max(now, Date.parse(updated_at) + 1)).toISOString();
    return { line, id, code, before: fields, after: { ...fields, ...change }, updated_at: at };
  });
  // Values travel as the database stores them.
  await insertRows(tx, products, {
    rows: created.map(({ id, product }) => ({
      id,
      ...product,
      price: toSatang(product.price),
      search_text: productSearchText(product),
    })),
    shared,
  });
  await updateRows(
    tx,
    products,
    updated.map(({ id, code, after, updated_at }) => ({
      ...shared,
      id,
      ...after,
      price: toSatang(after.price),
      search_text: productSearchText({ ...after, code }),
      updated_at,
    })),
  );
  const priced = [
    ...created.map(({ id, product }) => ({ id, price: product.price })),
    ...updated
      .filter(({ before, after }) => before.price !== after.price)
      .map(({ id, after }) => ({ id, price: after.price })),
  ];
  const former = await storePrices(tx, scope, { priced, today });
  await recordQuietly(tx, scope, [
    ...created.map(({ id, product }) => ({
      name: productEvents.created,
      entity: PRODUCT,
      entityId: id,
      after: { id, ...product },
    })),
    ...updated.map(({ id, code, before, after }) => ({
      name: productEvents.updated,
      entity: PRODUCT,
      entityId: id,
      before: { id, code, ...before },
      after: { id, code, ...after },
    })),
  ]);
  return [
    ...created.map(({ line, id }) => ({ line, id, action: 'created' as const })),
    ...updated.map(({ line, id }) => {
      const price = former.get(id);
      return { line, id, action: 'updated' as const, ...(price && { extras: price }) };
    }),
  ];
}

interface Pricing {
  readonly priced: readonly { readonly id: string; readonly price: number }[];
  readonly today: string;
}

/** Stores prices from today on; answers with those of today that they replaced. */
async function storePrices(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { priced, today }: Pricing,
): Promise<ReadonlyMap<string, FormerPrice>> {
  const { company_id, product_id, valid_from } = productPrices;
  const ids = priced.map(({ id }) => id);
  const ofToday = and(eq(company_id, companyId), eq(valid_from, today), isOneOf(product_id, ids));
  const replaced = await tx.delete(productPrices).where(ofToday).returning();
  const rows = priced.map(({ id, price }) => ({ product_id: id, price: toSatang(price) }));
  await insertRows(tx, productPrices, {
    rows,
    shared: {
      company_id: companyId,
      valid_from: today,
      created_by: userId,
      created_by_employee: employeeId,
    },
  });
  const before = new Map(replaced.map((price) => [price.product_id, price]));
  return new Map(ids.map((id) => [id, { day: today, price: before.get(id) ?? null }]));
}
