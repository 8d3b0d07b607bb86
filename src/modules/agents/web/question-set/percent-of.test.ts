import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf } from './percent-of.ts';

it('calls only the whole 100 and only nothing 0', () => {
  expect([percentOf(0, 0), percentOf(0, 7), percentOf(7, 7), percentOf(1, 2)]).toEqual([
    0, 0, 100, 50,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5_000 }), (total) => {
      expect(percentOf(1, total)).toBeGreaterThan(0);
      expect(percentOf(total - 1, total)).toBeLessThan(100);
    }),
  );
});
