import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { findTrade } from '#modules/customers/server/public.ts';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { QuotationWarning } from '#modules/quotations/contract/quotation-warnings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { toBaht } from '#platform/contract/money.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { isOpen, isOpenStatus } from './open-offers.ts';
import type { StoredItem } from './quotations.queries.ts';
import { quotationItems, quotations } from './quotations.tables.ts';

type Company = Pick<Scope, 'companyId'>;

interface Warned {
  readonly quotation: {
    readonly id: string;
    readonly customer_id: string;
    readonly base_number: string;
    readonly status: QuotationStatus;
    readonly total: number;
  };
  readonly items: readonly StoredItem[];
  readonly today: string;
}

/** What people should look at before they go on with an open quotation; it refuses nothing. */
export async function findWarnings(
  tx: Transaction,
  company: Company,
  warned: Warned,
): Promise<QuotationWarning[]> {
  if (!isOpenStatus(warned.quotation.status)) return [];
  const [credit, similar] = await Promise.all([
    findCredit(tx, company, warned),
    findSimilar(tx, company, warned),
  ]);
  return [...credit, ...similar];
}

async function findCredit(
  tx: Transaction,
  company: Company,
  { quotation, today }: Warned,
): Promise<QuotationWarning[]> {
  const trade = await findTrade(tx, company, quotation.customer_id);
  const inactive: QuotationWarning[] =
    trade?.status === 'inactive' ? [{ code: 'customer_inactive' }] : [];
  const limit = trade?.credit_limit ?? null;
  if (limit === null) return inactive;
  const isOwed = and(
    eq(quotations.status, 'accepted'),
    ne(quotations.order_progress, 'FULLY_PAID'),
  );
  const [others] = await tx
    .select({ satang: sql<string>`coalesce(sum(${quotations.total}), 0)` })
    .from(quotations)
    .where(
      and(
        eq(quotations.company_id, company.companyId),
        eq(quotations.customer_id, quotation.customer_id),
        ne(quotations.id, quotation.id),
        or(isOpen(today), isOwed),
      ),
    );
  const open_total = quotation.total + toBaht(Number(others?.satang ?? 0));
  return open_total > limit
    ? [{ code: 'credit_limit_exceeded', credit_limit: limit, open_total }, ...inactive]
    : inactive;
}

/** The latest other open offer to the customer with at least half of its products and of these in common. */
async function findSimilar(
  tx: Transaction,
  { companyId }: Company,
  { quotation, items, today }: Warned,
): Promise<QuotationWarning[]> {
  const products = items.filter(({ item_type }) => item_type === 'product');
  const keys = [...new Set(products.map((item) => item.product_id ?? item.item_name))];
  const key = sql`coalesce(${quotationItems.product_id}::text, ${quotationItems.item_name})`;
  const isShared = sql`${key} = any(${sql.param(keys)}::text[])`;
  const similar = sql`(
    select count(distinct ${key}) filter (where ${isShared}) * 2
        >= greatest(count(distinct ${key}), ${keys.length}::integer)
    from ${quotationItems}
    where ${quotationItems.company_id} = ${quotations.company_id}
      and ${quotationItems.quotation_id} = ${quotations.id}
      and ${quotationItems.item_type} = 'product')`;
  const rows = await tx
    .select({ id: quotations.id, quotation_number: quotations.quotation_number })
    .from(quotations)
    .where(
      and(
        eq(quotations.company_id, companyId),
        eq(quotations.customer_id, quotation.customer_id),
        ne(quotations.base_number, quotation.base_number),
        isOpen(today),
        similar,
      ),
    )
    .orderBy(desc(quotations.created_at))
    .limit(1);
  return rows.map(({ id, quotation_number }) => ({
    code: 'similar_offer',
    quotation_id: id,
    quotation_number,
  }));
}
