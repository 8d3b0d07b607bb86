import { assert, double, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { estimateYield } from './estimate-yield.ts';
import { usualConstants } from './settings.ts';

const measures = {
  furrow_spacing_cm: 150,
  stalk_length_cm: 220,
  diameter_cm: 2.8,
  stalks_per_clump: 4,
  clumps_per_10m: 15,
};

it('estimates a field as it is calculated by hand', () => {
  // 1600 / 1.5 metres of row, 6 stalks a metre; a stalk is 3.14159 / 4 * 2.8 * 2.8 * 220 grams.
  const estimate = estimateYield(measures, usualConstants);
  expect(estimate?.stalks_per_rai).toBeCloseTo(6_400, 6);
  expect(estimate?.stalk_kg).toBeCloseTo(1.354_655, 5);
  expect(estimate?.tons_per_rai).toBeCloseTo(7.369_3, 3);
});

it('takes the usual weight where a stalk was not measured, and says so', () => {
  const estimate = estimateYield({ ...measures, diameter_cm: null }, usualConstants);
  expect(estimate).toMatchObject({ stalk_kg: 1.2, stalk_is_usual: true });
  expect(estimate?.tons_per_rai).toBeCloseTo(6.528, 6);
});

it('estimates nothing without stalks, clumps and spacing', () => {
  for (const missing of ['furrow_spacing_cm', 'stalks_per_clump', 'clumps_per_10m']) {
    expect(estimateYield({ ...measures, [missing]: null }, usualConstants)).toBeUndefined();
  }
  expect(estimateYield({ ...measures, furrow_spacing_cm: 0 }, usualConstants)).toBeUndefined();
});

it('grows with stalks and clumps, and halves where rows are twice as far apart', () => {
  const positive = (max: number) => double({ min: 0.1, max, noNaN: true });
  const fields = record({
    furrow_spacing_cm: positive(300),
    stalk_length_cm: positive(500),
    diameter_cm: positive(6),
    stalks_per_clump: positive(20),
    clumps_per_10m: positive(50),
  });
  const tons = (given: typeof measures) => estimateYield(given, usualConstants)?.tons_per_rai ?? 0;
  assert(
    property(fields, (given) => {
      const wider = { ...given, furrow_spacing_cm: given.furrow_spacing_cm * 2 };
      const denser = { ...given, stalks_per_clump: given.stalks_per_clump * 2 };
      const once = tons(given);
      expect(tons(wider) / once).toBeCloseTo(0.5, 6);
      expect(tons(denser) / once).toBeCloseTo(2, 6);
    }),
  );
});
