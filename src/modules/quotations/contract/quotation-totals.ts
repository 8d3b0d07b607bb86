import { toBaht, toSatang } from '#platform/contract/money.ts';
import {
  QUANTITY_DECIMALS,
  type DiscountType,
  type ItemType,
  type TaxMethod,
} from './quotation-choices.ts';

/** What of a line decides its amounts. */
export interface PricedItem {
  readonly item_type: ItemType;
  readonly quantity: number;
  /** In baht. */
  readonly unit_price: number;
  readonly discount_type: DiscountType;
  readonly discount_value: number;
  /** In percent; 0 is exempt. */
  readonly tax_rate: number;
  /** Offered besides, and in no total. */
  readonly is_optional: boolean;
}

/** What of a quotation decides its totals. */
export interface PricedQuotation {
  readonly items: readonly PricedItem[];
  readonly discount_type: DiscountType;
  readonly discount_value: number;
  readonly prices_include_vat: boolean;
  readonly tax_method: TaxMethod;
  /** In percent of the amount before value-added tax. */
  readonly withholding_tax_rate: number;
}

/** The amounts of a line, in baht. */
export interface ItemAmounts {
  /** Quantity times price. */
  readonly gross: number;
  readonly discount: number;
  /** What the line says on paper: gross less discount. */
  readonly net: number;
  /** Its share of the discount on the whole quotation. */
  readonly document_discount: number;
  /** Before value-added tax, after all discounts. */
  readonly base: number;
  readonly vat: number;
  readonly total: number;
}

/** The totals of a quotation, in baht. With prices that include tax, the first three include it too. */
export interface Totals {
  readonly subtotal: number;
  readonly line_discount_total: number;
  readonly document_discount: number;
  /** What value-added tax is computed on. */
  readonly taxable_base: number;
  /** What is exempt of it. */
  readonly exempt_amount: number;
  readonly vat: number;
  readonly total: number;
  /** What the customer will withhold and pay to the Revenue Department; a note, in no other total. */
  readonly withholding_tax: number;
}

export interface QuotationAmounts {
  /** One for each line; lines that are not sold have zeros. */
  readonly items: readonly ItemAmounts[];
  readonly totals: Totals;
}

const PER_UNIT = 10 ** QUANTITY_DECIMALS;
/** Percentages have two decimals. */
const WHOLE_PERCENT = 10_000n;

interface Line {
  readonly counts: boolean;
  readonly rate: bigint;
  readonly gross: bigint;
  readonly discount: bigint;
  readonly net: bigint;
}

/**
 * The amounts of a quotation, the same in form, server, paper and export. All arithmetic is in whole satang;
 * halves are rounded up. Parts that people see always add up to their whole.
 */
export function computeAmounts(quotation: PricedQuotation): QuotationAmounts {
  const { prices_include_vat: included, tax_method } = quotation;
  const lines = quotation.items.map(lineOf);
  const nets = lines.map(({ counts, net }) => (counts ? net : 0n));
  const discount = discountOn(sum(nets), quotation);
  const shares = spread(discount, nets);
  const afters = lines.map(({ net }, index) => net - (shares[index] ?? 0n));
  const taxOf = (amount: bigint, rate: bigint) =>
    divide(amount * rate, included ? 100n + rate : 100n);
  const vats = lines.map(({ rate }, index) => taxOf(afters[index] ?? 0n, rate));
  if (tax_method === 'base') {
    for (const rate of new Set(lines.map((line) => line.rate))) {
      const group = lines.map((line, index) =>
        line.counts && line.rate === rate ? (afters[index] ?? 0n) : 0n,
      );
      const parts = spread(taxOf(sum(group), rate), group);
      for (const [index, line] of lines.entries()) {
        if (line.counts && line.rate === rate) vats[index] = parts[index] ?? 0n;
      }
    }
  }
  const items = lines.map((line, index) => {
    const vat = vats[index] ?? 0n;
    const after = afters[index] ?? 0n;
    const base = included ? after - vat : after;
    return { ...line, document_discount: shares[index] ?? 0n, base, vat, total: base + vat };
  });
  const counted = items.filter(({ counts }) => counts);
  const total = (of: (item: (typeof items)[number]) => bigint) => sum(counted.map(of));
  const taxable = total(({ rate, base }) => (rate > 0n ? base : 0n));
  const exempt = total(({ rate, base }) => (rate > 0n ? 0n : base));
  const withheld = divide(
    (taxable + exempt) * hundredths(quotation.withholding_tax_rate),
    WHOLE_PERCENT,
  );
  return {
    items: items.map(({ counts: _counts, rate: _rate, ...amounts }) => asBaht(amounts)),
    totals: asBaht({
      subtotal: total(({ gross }) => gross),
      line_discount_total: total((item) => item.discount),
      document_discount: discount,
      taxable_base: taxable,
      exempt_amount: exempt,
      vat: total(({ vat }) => vat),
      total: total((item) => item.total),
      withholding_tax: withheld,
    }),
  };
}

function lineOf(item: PricedItem): Line {
  const isSold = item.item_type === 'product';
  const quantity = BigInt(Math.round(item.quantity * PER_UNIT));
  const gross = isSold
    ? divide(quantity * BigInt(toSatang(item.unit_price)), BigInt(PER_UNIT))
    : 0n;
  const discount = discountOn(gross, item);
  return {
    counts: isSold && !item.is_optional,
    rate: isSold ? BigInt(item.tax_rate) : 0n,
    gross,
    discount,
    net: gross - discount,
  };
}

interface Discount {
  readonly discount_type: DiscountType;
  readonly discount_value: number;
}

/** A discount in satang, at most the amount it is given on. */
function discountOn(amount: bigint, { discount_type, discount_value }: Discount): bigint {
  const value = hundredths(discount_value);
  const wanted = discount_type === 'fixed' ? value : divide(amount * value, WHOLE_PERCENT);
  return wanted < amount ? wanted : amount;
}

/** Shares an amount out by weight; what is left after rounding down goes to the largest remainders. */
function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / whole);
  const order = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % whole }))
    .toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index);
  const left = Number(amount - sum(shares));
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

/** A quotient of numbers that are not negative, halves rounded up. */
function divide(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Baht as satang, or percent as hundredths of it. */
function hundredths(value: number): bigint {
  return BigInt(toSatang(value));
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

function asBaht<Amounts extends Record<string, bigint>>(
  amounts: Amounts,
): { [Name in keyof Amounts]: number };
function asBaht(amounts: Record<string, bigint>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, satang]) => [name, toBaht(Number(satang))]),
  );
}
