import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromTenths, toSquareMetres, toTenths, toThaiArea } from './thai-area.ts';

it.each([
  [1_600, { area_rai: 1, area_ngan: 0, area_wah: 0 }],
  [1_599.9, { area_rai: 1, area_ngan: 0, area_wah: 0 }],
  [400, { area_rai: 0, area_ngan: 1, area_wah: 0 }],
  [4, { area_rai: 0, area_ngan: 0, area_wah: 1 }],
  [16_998.4, { area_rai: 10, area_ngan: 2, area_wah: 49.6 }],
])('%d square metres are %o', (squareMetres, area) => {
  expect(toThaiArea(squareMetres)).toEqual(area);
});

const tenths = fc.integer({ min: 0, max: 400_000_000 });

it('splits with carry, and comes back as it was', () => {
  fc.assert(
    fc.property(tenths, (number) => {
      const area = fromTenths(number);
      expect(area.area_ngan).toBeLessThanOrEqual(3);
      expect(area.area_wah).toBeLessThanOrEqual(99.9);
      expect(toTenths(area)).toBe(number);
    }),
  );
});

it('adds up without losing anything', () => {
  fc.assert(
    fc.property(tenths, tenths, (one, other) => {
      const sum = toTenths(fromTenths(one)) + toTenths(fromTenths(other));
      expect(sum).toBe(toTenths(fromTenths(one + other)));
      expect(toSquareMetres(fromTenths(one)) * 5).toBe(one * 2);
      expect(toTenths(toThaiArea(toSquareMetres(fromTenths(one))))).toBe(one);
    }),
  );
});
