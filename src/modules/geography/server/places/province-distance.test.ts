import { expect, it } from 'vitest';
import { kilometresOutsideProvince } from './province-distance.ts';

it.each([
  [40, [102.8236, 16.4322], 'Khon Kaen'],
  [10, [100.5018, 13.7563], 'Bangkok'],
  [30, [102.0978, 14.9799], 'Nakhon Ratchasima'],
  [50, [98.9853, 18.7883], 'Chiang Mai'],
  [83, [98.3381, 7.8804], 'Phuket'],
] as const)('province %d has the town at %j inside: %s', (province, town, _name) => {
  expect(kilometresOutsideProvince(province, town)).toBeLessThan(3);
});

it('measures how far a place is from another province', () => {
  const fromBangkok = kilometresOutsideProvince(40, [100.5018, 13.7563]);
  expect(fromBangkok).toBeGreaterThan(200);
  expect(fromBangkok).toBeLessThan(400);
  expect(kilometresOutsideProvince(99, [100.5, 13.7])).toBeUndefined();
});
