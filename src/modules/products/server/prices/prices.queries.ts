import { and, desc, eq, gt, lte, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductPrice } from '#modules/products/contract/prices.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { productPrices, products } from '../products/products.tables.ts';

type Company = Pick<Scope, 'companyId'>;

interface Planned {
  readonly productId: string;
  readonly validFrom: string;
  readonly today: string;
}

const MOST_PRICES = 500;

/** Prices of a product, the latest first. */
export function listPrices(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  productId: string,
): Promise<ProductPrice[]> {
  const { price, valid_from, created_at, created_by_employee, company_id } = productPrices;
  return tx
    .select({
      price,
      valid_from,
      created_at,
      created_by_name: employeeName({ companyId: company_id, id: created_by_employee, language }),
    })
    .from(productPrices)
    .where(and(eq(company_id, companyId), eq(productPrices.product_id, productId)))
    .orderBy(desc(valid_from))
    .limit(MOST_PRICES);
}

/** Removes a price that is not valid yet; undefined where there is none. */
export async function removePlannedPrice(
  tx: Transaction,
  { companyId }: Company,
  { productId, validFrom, today }: Planned,
): Promise<number | undefined> {
  const [removed] = await tx
    .delete(productPrices)
    .where(
      and(
        eq(productPrices.company_id, companyId),
        eq(productPrices.product_id, productId),
        eq(productPrices.valid_from, validFrom),
        gt(productPrices.valid_from, today),
      ),
    )
    .returning({ price: productPrices.price });
  return removed?.price;
}

/** Companies with a product whose price of today is not the one it has. */
export async function companiesWithDuePrices(tx: Transaction, today: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ company_id: products.company_id })
    .from(products)
    .innerJoin(productPrices, isOfProduct)
    .where(isDue(tx, today));
  return rows.map(({ company_id }) => company_id);
}

/** Products of a company whose price of today is not the one they have, with who planned it. */
export function listDuePrices(tx: Transaction, { companyId }: Company, today: string) {
  return tx
    .select({
      id: products.id,
      price: productPrices.price,
      userId: productPrices.created_by,
      employeeId: productPrices.created_by_employee,
    })
    .from(products)
    .innerJoin(productPrices, isOfProduct)
    .where(and(eq(products.company_id, companyId), isDue(tx, today)));
}

const isOfProduct = and(
  eq(productPrices.company_id, products.company_id),
  eq(productPrices.product_id, products.id),
);

const later = alias(productPrices, 'later');

function isDue(tx: Transaction, today: string) {
  const isReplaced = tx
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.company_id, productPrices.company_id),
        eq(later.product_id, productPrices.product_id),
        gt(later.valid_from, productPrices.valid_from),
        lte(later.valid_from, today),
      ),
    );
  return and(
    ne(productPrices.price, products.price),
    lte(productPrices.valid_from, today),
    notExists(isReplaced),
  );
}
