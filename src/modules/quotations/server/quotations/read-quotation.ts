import { computeAmounts } from '#modules/quotations/contract/quotation-totals.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findWarnings } from './find-warnings.queries.ts';
import {
  findItems,
  quotationKeeper,
  type StoredItem,
  type StoredQuotation,
} from './quotations.queries.ts';
import { asOf } from './recorded-quotation.ts';

interface Wanted {
  readonly id: string;
  /** The day in Bangkok. */
  readonly today: string;
}

/** A quotation with its lines, as it is answered and printed. */
export async function readQuotation(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { id, today }: Wanted,
): Promise<Quotation> {
  const [stored, items] = await Promise.all([
    quotationKeeper.find(tx, scope, id),
    findItems(tx, scope, id),
  ]);
  const quotation = asOf(today, stored);
  const warnings = await findWarnings(tx, scope, { quotation, items, today });
  return { ...quotation, items: withAmounts(stored, items), warnings };
}

/** The lines with what they amount to. */
export function withAmounts<Item extends StoredItem>(
  quotation: Pick<
    StoredQuotation,
    | 'discount_type'
    | 'discount_value'
    | 'prices_include_vat'
    | 'tax_method'
    | 'withholding_tax_rate'
  >,
  items: readonly Item[],
) {
  const amounts = computeAmounts({ ...quotation, items });
  return items.map((item, index) => ({ ...item, ...(amounts.items[index] ?? noAmounts) }));
}

const noAmounts = {
  gross: 0,
  discount: 0,
  net: 0,
  document_discount: 0,
  base: 0,
  vat: 0,
  total: 0,
};
