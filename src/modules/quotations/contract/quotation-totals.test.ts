import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeNumber, isNumberPattern } from './number-pattern.ts';
import { computeExactly } from '#modules/quotations/server/testing/exact-totals.ts';
import {
  computeAmounts,
  type ItemAmounts,
  type PricedItem,
  type PricedQuotation,
  type Totals,
} from './quotation-totals.ts';

const line = (fields: Partial<PricedItem> = {}): PricedItem => ({
  item_type: 'product',
  quantity: 1,
  unit_price: 100,
  discount_type: 'percentage',
  discount_value: 0,
  tax_rate: 7,
  is_optional: false,
  ...fields,
});

const quotation = (
  items: readonly PricedItem[],
  fields: Partial<PricedQuotation> = {},
): PricedQuotation => ({
  items,
  discount_type: 'percentage',
  discount_value: 0,
  prices_include_vat: false,
  tax_method: 'base',
  withholding_tax_rate: 0,
  ...fields,
});

const totalsOf = (...given: Parameters<typeof quotation>) =>
  computeAmounts(quotation(...given)).totals;

it('knows the example of a Thai accountant by both methods', () => {
  const items = [
    line({ unit_price: 708.41, quantity: 2 }),
    line({ unit_price: 98.13, quantity: 2 }),
    line({ unit_price: 460.75, quantity: 10 }),
  ];
  expect(totalsOf(items)).toMatchObject({ taxable_base: 6220.58, vat: 435.44, total: 6656.02 });
  expect(totalsOf(items, { tax_method: 'line' })).toMatchObject({ vat: 435.45, total: 6656.03 });
});

it('rounds halves up where binary fractions would go down', () => {
  expect(totalsOf([line({ unit_price: 2.01, quantity: 0.5 })]).subtotal).toBe(1.01);
  expect(totalsOf([line({ unit_price: 0.5, tax_rate: 7 })]).vat).toBe(0.04);
});

it('takes the tax out of prices that include it, and leaves what is exempt alone', () => {
  expect(
    totalsOf([line({ unit_price: 107 }), line({ unit_price: 50, tax_rate: 0 })], {
      prices_include_vat: true,
      withholding_tax_rate: 3,
    }),
  ).toEqual({
    subtotal: 157,
    line_discount_total: 0,
    document_discount: 0,
    taxable_base: 100,
    exempt_amount: 50,
    vat: 7,
    total: 157,
    withholding_tax: 4.5,
  });
});

it('counts neither optional lines nor headings and notes, but says what an optional line would cost', () => {
  const { items, totals } = computeAmounts(
    quotation([line({ is_optional: true }), line({ item_type: 'section' }), line()]),
  );
  expect(totals).toMatchObject({ subtotal: 100, total: 107 });
  expect(items.map(({ total }) => total)).toEqual([107, 0, 107]);
});

const money = (most: number) => fc.integer({ min: 0, max: most }).map((satang) => satang / 100);

const anItem: fc.Arbitrary<PricedItem> = fc.record({
  item_type: fc.constantFrom('product', 'product', 'product', 'note'),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1_000),
    fc.integer({ min: 1, max: 50 }),
  ),
  unit_price: fc.oneof(money(500), money(9_999_999)),
  discount_type: fc.constantFrom('percentage', 'fixed'),
  discount_value: fc.oneof(fc.constant(0), money(10_000)),
  tax_rate: fc.constantFrom(7, 7, 0),
  is_optional: fc.constantFrom(false, false, false, true),
});

const aQuotation: fc.Arbitrary<PricedQuotation> = fc.record({
  items: fc.array(anItem, { minLength: 1, maxLength: 6 }),
  discount_type: fc.constantFrom('percentage', 'fixed'),
  discount_value: fc.oneof(fc.constant(0), money(10_000)),
  prices_include_vat: fc.boolean(),
  tax_method: fc.constantFrom('base', 'line'),
  withholding_tax_rate: fc.constantFrom(0, 1, 2.5, 3),
});

const satang = (baht: number) => BigInt(baht.toFixed(2).replace('.', ''));
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);

const totalNames = [
  'subtotal',
  'line_discount_total',
  'document_discount',
  'taxable_base',
  'exempt_amount',
  'vat',
  'total',
  'withholding_tax',
] as const satisfies readonly (keyof Totals)[];

/** Stops at a difference; `expect` would take most of the time of so many comparisons. */
function agree(what: string, found: bigint, expected: bigint): void {
  if (found !== expected) throw new Error(`${what} is ${found} satang, not ${expected}`);
}

it('agrees with exact fractions in 100,000 random quotations, and parts add up to their whole', () => {
  const agreeing = fc.check(
    fc.property(aQuotation, (given) => {
      const { items, totals } = computeAmounts(given);
      const exact = computeExactly(given);
      for (const name of totalNames) agree(name, satang(totals[name]), exact[name]);
      const counted = items.filter((_, index) => {
        const item = given.items[index];
        return item?.item_type === 'product' && !item.is_optional;
      });
      const added = (name: keyof ItemAmounts) => sum(counted.map((item) => satang(item[name])));
      agree('shares of the discount', added('document_discount'), exact.document_discount);
      agree('VAT of lines', added('vat'), exact.vat);
      agree('base of lines', added('base'), exact.taxable_base + exact.exempt_amount);
      agree('total of lines', added('total'), exact.total);
      agree('total', exact.taxable_base + exact.exempt_amount + exact.vat, exact.total);
      for (const { net, document_discount } of counted)
        if (document_discount > net) throw new Error('A share is larger than its line');
    }),
    { numRuns: 100_000 },
  );
  expect(fc.defaultReportMessage(agreeing)).toBeUndefined();
});

it('writes numbers with the year of either calendar', () => {
  const numbering = {
    number_pattern: 'ใบเสนอ-{YY}{MM}-{NNN}',
    number_calendar: 'buddhist',
  } as const;
  expect(writeNumber(numbering, { day: '2026-01-31', count: 12 })).toBe('ใบเสนอ-6901-012');
  expect(
    writeNumber(
      { ...numbering, number_calendar: 'gregorian' },
      { day: '2026-01-31', count: 1_234 },
    ),
  ).toBe('ใบเสนอ-2601-1234');
  expect(['{N}', 'A{NNNN}'].every(isNumberPattern)).toBe(true);
  expect(['A', '{N}{N}', 'A/{N}', '{X}{N}'].some(isNumberPattern)).toBe(false);
});
