import { LARGEST_AMOUNT, toBaht, toSatang } from '#platform/contract/money.ts';
import type { PriceChange } from './prices.ts';

/** A price after a change, rounded half up; undefined where it would be no price. */
export function changePrice(
  before: number,
  { by, value, round_to }: PriceChange,
): number | undefined {
  const satang = toSatang(before);
  // Percent with two decimals: the product is whole, and no binary fraction is rounded.
  const changed = {
    percent: satang + (satang * toSatang(value)) / 10_000,
    baht: satang + toSatang(value),
    exact: toSatang(value),
  }[by];
  const after = Math.floor(changed / round_to + 0.5) * round_to;
  return after < 0 || after > toSatang(LARGEST_AMOUNT) ? undefined : toBaht(after);
}
