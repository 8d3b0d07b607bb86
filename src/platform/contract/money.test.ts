import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_AMOUNT, money, toBaht, toSatang } from './money.ts';

const amount = money('products:errors.price_invalid');

it('takes every amount of satang, and gives it back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: toSatang(LARGEST_AMOUNT) }), (satang) => {
      const baht = toBaht(satang);
      expect(amount.parse(baht)).toBe(baht);
      expect(toSatang(baht)).toBe(satang);
    }),
  );
});

it.each([-0.01, 1.005, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '5'])('refuses %s', (given) => {
  expect(amount.safeParse(given).success).toBe(false);
});
