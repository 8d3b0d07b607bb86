import type { PricedItem, PricedQuotation } from '#modules/quotations/contract/quotation-totals.ts';

/** An exact number, whose denominator is positive. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const decimal = (value: number, decimals: number): Fraction => ({
  over: BigInt(value.toFixed(decimals).replace('.', '')),
  under: 10n ** BigInt(decimals),
});
const times = (...factors: readonly Fraction[]): Fraction => ({
  over: factors.reduce((product, { over }) => product * over, 1n),
  under: factors.reduce((product, { under }) => product * under, 1n),
});
const whole = (over: bigint): Fraction => ({ over, under: 1n });
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);

/** The nearest whole number; of two that are as near, the larger one. */
function nearest({ over, under }: Fraction): bigint {
  const below = over / under;
  return (over - below * under) * 2n >= under ? below + 1n : below;
}

const PERCENT: Fraction = { over: 1n, under: 100n };

function discountOf(
  amount: bigint,
  { discount_type, discount_value }: Pick<PricedItem, 'discount_type' | 'discount_value'>,
): bigint {
  const value = decimal(discount_value, 2);
  const wanted =
    discount_type === 'fixed' ? times(value, whole(100n)) : times(whole(amount), value, PERCENT);
  const rounded = nearest(wanted);
  return rounded < amount ? rounded : amount;
}

/** An amount shared out by weight: rounded down, then one satang after another to who lacks most. */
function sharedOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  const shares = weights.map((weight) => (all === 0n ? 0n : (amount * weight) / all));
  const lacking = weights.map((weight, place) => amount * weight - (shares[place] ?? 0n) * all);
  if (all === 0n) return shares;
  while (sum(shares) < amount) {
    const most = lacking.reduce((found, lack) => (lack > found ? lack : found), -all);
    const place = lacking.indexOf(most);
    shares[place] = (shares[place] ?? 0n) + 1n;
    lacking[place] = most - all;
  }
  return shares;
}

/**
 * The totals of a quotation in satang, once more and by exact fractions: what tests compare the code with.
 * It imports none of it on purpose.
 */
export function computeExactly(given: PricedQuotation) {
  const lines = given.items
    .filter(({ item_type, is_optional }) => item_type === 'product' && !is_optional)
    .map((item) => {
      const price = times(decimal(item.unit_price, 2), whole(100n));
      const gross = nearest(times(decimal(item.quantity, 3), price));
      return { isTaxed: item.tax_rate > 0, gross, discount: discountOf(gross, item) };
    });
  const nets = lines.map(({ gross, discount }) => gross - discount);
  const document_discount = discountOf(sum(nets), given);
  const shares = sharedOut(document_discount, nets);
  const afters = lines.map(({ isTaxed }, place) => ({
    isTaxed,
    amount: (nets[place] ?? 0n) - (shares[place] ?? 0n),
  }));
  const taxed = afters.filter(({ isTaxed }) => isTaxed).map(({ amount }) => amount);
  const rate: Fraction = { over: 7n, under: given.prices_include_vat ? 107n : 100n };
  const vatOn = (amount: bigint) => nearest(times(whole(amount), rate));
  const vat = given.tax_method === 'base' ? vatOn(sum(taxed)) : sum(taxed.map(vatOn));
  const paid = sum(afters.map(({ amount }) => amount));
  const total = given.prices_include_vat ? paid : paid + vat;
  const withholding = times(whole(total - vat), decimal(given.withholding_tax_rate, 2), PERCENT);
  return {
    subtotal: sum(lines.map(({ gross }) => gross)),
    line_discount_total: sum(lines.map(({ discount }) => discount)),
    document_discount,
    taxable_base: sum(taxed) - (given.prices_include_vat ? vat : 0n),
    exempt_amount: paid - sum(taxed),
    vat,
    total,
    withholding_tax: nearest(withholding),
  };
}
