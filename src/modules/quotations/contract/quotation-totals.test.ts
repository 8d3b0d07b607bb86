import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeNumber, isNumberPattern } from './number-pattern.ts';
import { computeAmounts, type PricedItem, type PricedQuotation } from './quotation-totals.ts';

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

/** An exact number: satang as a quotient. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const whole = (over: bigint): Fraction => ({ over, under: 1n });
const of = (decimals: number, value: number): Fraction => ({
  over: BigInt(value.toFixed(decimals).replace('.', '')),
  under: 10n ** BigInt(decimals),
});
const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
/** The nearest whole satang; of two that are as near, the larger one. */
const nearest = ({ over, under }: Fraction): bigint => {
  const down = over / under;
  return (over - down * under) * 2n >= under ? down + 1n : down;
};
const satang = (baht: number) => BigInt(baht.toFixed(2).replace('.', ''));
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);

function discountOf(
  amount: bigint,
  { discount_type, discount_value }: PricedQuotation | PricedItem,
) {
  const wanted =
    discount_type === 'fixed'
      ? satang(discount_value)
      : nearest(times(whole(amount), { ...of(2, discount_value), under: 10_000n }));
  return wanted > amount ? amount : wanted;
}

/** The totals once more, by exact fractions and without any line’s share: only for the method of the base. */
function computeExactly(given: PricedQuotation) {
  const counted = given.items
    .filter(({ item_type, is_optional }) => item_type === 'product' && !is_optional)
    .map((item) => {
      const gross = nearest(times(of(3, item.quantity), whole(satang(item.unit_price))));
      return { item, gross, discount: discountOf(gross, item) };
    });
  const subtotal = sum(counted.map(({ gross }) => gross));
  const line_discount_total = sum(counted.map(({ discount }) => discount));
  const net = subtotal - line_discount_total;
  return { subtotal, line_discount_total, document_discount: discountOf(net, given), net };
}

/** Stops at a difference; `expect` would take most of the time of so many comparisons. */
function agree(what: string, found: bigint, expected: bigint): void {
  if (found !== expected) throw new Error(`${what} is ${found} satang, not ${expected}`);
}

it('agrees with exact fractions in 100,000 random quotations, and parts add up to their whole', () => {
  const agreeing = fc.check(
    fc.property(aQuotation, (given) => {
      const { items, totals } = computeAmounts(given);
      const exact = computeExactly(given);
      const counted = given.items.flatMap(({ item_type, is_optional, tax_rate }, index) => {
        const item = items[index];
        if (item === undefined || item_type !== 'product' || is_optional) return [];
        return [{ ...item, tax_rate }];
      });
      const taxed = counted.filter(({ tax_rate }) => tax_rate === 7);
      const added = (name: keyof (typeof counted)[number], lines = counted) =>
        sum(lines.map((item) => satang(item[name])));
      agree('subtotal', satang(totals.subtotal), exact.subtotal);
      agree('line discounts', satang(totals.line_discount_total), exact.line_discount_total);
      agree('document discount', satang(totals.document_discount), exact.document_discount);
      agree('its shares', added('document_discount'), exact.document_discount);
      for (const { net, document_discount } of counted)
        if (document_discount > net) throw new Error('A share is larger than its line');
      const rate = given.prices_include_vat ? { over: 7n, under: 107n } : { over: 7n, under: 100n };
      const afters = taxed.map((item) => satang(item.net) - satang(item.document_discount));
      const vat =
        given.tax_method === 'base'
          ? nearest(times(whole(sum(afters)), rate))
          : sum(afters.map((after) => nearest(times(whole(after), rate))));
      agree('VAT', satang(totals.vat), vat);
      agree('VAT of lines', added('vat'), vat);
      const base = satang(totals.taxable_base) + satang(totals.exempt_amount);
      agree('base of lines', added('base'), base);
      agree('total of lines', added('total'), satang(totals.total));
      agree('total', satang(totals.total), base + vat);
      const net = exact.net - exact.document_discount;
      agree('net', given.prices_include_vat ? base + vat : base, net);
      const withheld = { ...of(2, given.withholding_tax_rate), under: 10_000n };
      agree('withholding', satang(totals.withholding_tax), nearest(times(whole(base), withheld)));
    }),
    { numRuns: 100_000 },
  );
  expect(fc.defaultReportMessage(agreeing)).toBeUndefined();
}, 120_000);

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
