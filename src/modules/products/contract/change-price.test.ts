import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePrice } from './change-price.ts';
import { priceChange, roundings } from './prices.ts';

it.each([
  [100, { by: 'percent', value: 7.5, round_to: 1 }, 107.5],
  [0.99, { by: 'percent', value: 50, round_to: 1 }, 1.49],
  [19.9, { by: 'percent', value: -5, round_to: 25 }, 19],
  [850, { by: 'baht', value: -50.25, round_to: 100 }, 800],
  [850, { by: 'exact', value: 12.34, round_to: 1 }, 12.34],
  [10, { by: 'baht', value: -10.01, round_to: 1 }, undefined],
  [999_999_999, { by: 'percent', value: 1, round_to: 1 }, undefined],
] as const)('%d baht changed by %o is %s', (before, change, after) => {
  expect(changePrice(before, change)).toBe(after);
});

it('takes no part of a satang', () => {
  const isTaken = (value: number) => priceChange.safeParse({ by: 'baht', value }).success;
  expect([10, 0.01, 0.001, 7.505].map(isTaken)).toEqual([true, true, false, false]);
});

it('differs from the exact change by half of what it is rounded to, at most', () => {
  const satang = fc.integer({ min: 0, max: 10_000_000 });
  const percent = fc.integer({ min: -10_000, max: 100_000 });
  fc.assert(
    fc.property(satang, percent, fc.constantFrom(...roundings), (given, hundredths, round_to) => {
      const after = changePrice(given / 100, { by: 'percent', value: hundredths / 100, round_to });
      const exact = BigInt(given) * BigInt(10_000 + hundredths);
      const rounded = BigInt(Math.round((after ?? Number.NaN) * 100)) * 10_000n;
      const difference = rounded > exact ? rounded - exact : exact - rounded;
      expect(difference * 2n <= BigInt(round_to) * 10_000n).toBe(true);
    }),
  );
});
