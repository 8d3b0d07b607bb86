import { toBaht, toSatang } from '#platform/contract/money.ts';

/** What support items add up to in baht, exact to the satang. */
export function supportTotalOf(items: readonly { readonly price: number }[]): number {
  return toBaht(items.reduce((sum, { price }) => sum + toSatang(price), 0));
}
