import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromTenths } from '#modules/land-plots/contract/thai-area.ts';
import { expectedTonsOf } from './expected-tons.ts';
import { supportTotalOf } from './support-total.ts';

const satang = fc.integer({ min: 0, max: 99_999_999_999 });
const tenths = fc.integer({ min: 1, max: 40_000_000 });

it('support items add up to the satang, in any order', () => {
  fc.assert(
    fc.property(fc.array(satang, { maxLength: 100 }), (amounts) => {
      const items = amounts.map((amount) => ({ price: amount / 100 }));
      const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
      expect(BigInt(Math.round(supportTotalOf(items) * 100))).toBe(exact);
      expect(supportTotalOf(items.toReversed())).toBe(supportTotalOf(items));
    }),
  );
});

it('expected tons are area times yield, rounded half up to the hundredth, however the area is divided', () => {
  fc.assert(
    fc.property(
      fc.array(tenths, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 1_000 }),
      (areas, tenthsOfTons) => {
        const sum = areas.reduce((all, area) => all + area, 0);
        // 4,000 tenths of a square wah are a rai.
        const exact = (BigInt(sum) * BigInt(tenthsOfTons) * 2n + 400n) / 800n;
        const tons = expectedTonsOf(areas.map(fromTenths), tenthsOfTons / 10);
        expect(BigInt(Math.round(tons * 100))).toBe(exact);
      },
    ),
  );
});
