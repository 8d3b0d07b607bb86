import type { z } from 'zod';
import { LARGEST_AMOUNT } from '#platform/contract/money.ts';
import type { DiscountType } from './quotation-choices.ts';
import type { ItemInput } from './quotation-items.ts';
import { computeAmounts, type PricedQuotation } from './quotation-totals.ts';

/** A day written by the Buddhist calendar, or a slip of the finger. */
const YEARS = { first: '1990-01-01', last: '2200-12-31' };

type Checked = Omit<PricedQuotation, 'items' | 'tax_method'> & {
  readonly quotation_date: string;
  readonly valid_until: string;
  readonly deposit_amount: number | null;
  readonly items: readonly ItemInput[];
};

interface Problem {
  readonly path: (string | number)[];
  readonly message: string;
}

/** What is wrong with a quotation between its fields, each at the field that people have to change. */
export function refuseWrongQuotation(quotation: Checked, context: z.RefinementCtx): void {
  const { items, totals } = computeAmounts({ ...quotation, tax_method: 'base' });
  const problems = [
    ...dateProblems(quotation),
    ...quotation.items.flatMap((item, index) =>
      itemProblems(item, items[index]?.gross ?? 0).map(({ path, message }) => ({
        path: ['items', index, ...path],
        message,
      })),
    ),
    ...discountProblems(quotation, totals.subtotal - totals.line_discount_total),
  ];
  if (!quotation.items.some(({ item_type }) => item_type === 'product'))
    problems.push({ path: ['items'], message: 'quotations:errors.items_required' });
  if (totals.total > LARGEST_AMOUNT)
    problems.push({ path: ['items'], message: 'quotations:errors.total_too_large' });
  if ((quotation.deposit_amount ?? 0) > totals.total)
    problems.push({ path: ['deposit_amount'], message: 'quotations:errors.deposit_too_large' });
  for (const problem of problems) context.addIssue({ code: 'custom', ...problem });
}

function dateProblems({ quotation_date, valid_until }: Checked): Problem[] {
  const problems = Object.entries({ quotation_date, valid_until })
    .filter(([, day]) => day < YEARS.first || day > YEARS.last)
    .map(([name]) => ({ path: [name], message: 'quotations:errors.year_unlikely' }));
  if (problems.length > 0 || valid_until >= quotation_date) return problems;
  return [{ path: ['valid_until'], message: 'quotations:errors.valid_until_before_date' }];
}

function itemProblems(item: ItemInput, gross: number): Problem[] {
  if (item.item_type !== 'product') {
    return item.item_name === ''
      ? [{ path: ['item_name'], message: 'quotations:errors.text_required' }]
      : [];
  }
  const problems: Problem[] = [];
  const refuse = (field: keyof ItemInput, code: string) =>
    problems.push({ path: [field], message: `quotations:errors.${code}` });
  if (item.item_name === '') refuse('item_name', 'item_name_required');
  if (item.quantity <= 0) refuse('quantity', 'quantity_required');
  if (item.unit === '') refuse('unit', 'unit_required');
  if (gross > LARGEST_AMOUNT) refuse('quantity', 'line_too_large');
  return [...problems, ...discountProblems(item, gross)];
}

interface Discount {
  readonly discount_type: DiscountType;
  readonly discount_value: number;
}

function discountProblems({ discount_type, discount_value }: Discount, amount: number): Problem[] {
  const path = ['discount_value'];
  if (discount_type === 'percentage' && discount_value > 100)
    return [{ path, message: 'quotations:errors.discount_over_100' }];
  // The difference of two sums may be off by a binary fraction, never by half a satang.
  if (discount_type === 'fixed' && discount_value > amount + 0.005)
    return [{ path, message: 'quotations:errors.discount_over_amount' }];
  return [];
}
