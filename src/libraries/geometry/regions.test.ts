import { expect, it } from 'vitest';
import { contains, isInThailand, isSwapped, kilometresOutside, swapAxes } from './regions.ts';
import { simplifyShape } from './simplify.ts';
import { countCorners, type Shape } from './shapes.ts';

const square: Shape = [
  [
    [
      [102, 16],
      [102.1, 16],
      [102.1, 16.1],
      [102, 16.1],
      [102, 16],
    ],
    [
      [102.04, 16.04],
      [102.06, 16.04],
      [102.06, 16.06],
      [102.04, 16.06],
      [102.04, 16.04],
    ],
  ],
];

it('knows what is inside, in a hole and outside', () => {
  expect(contains(square, [102.01, 16.01])).toBe(true);
  expect(contains(square, [102.05, 16.05])).toBe(false);
  expect(contains(square, [102.2, 16.05])).toBe(false);
});

it('measures how far outside a place is', () => {
  expect(kilometresOutside(square, [102.01, 16.01])).toBe(0);
  expect(kilometresOutside(square, [102.05, 16.2])).toBeCloseTo(11.1, 1);
});

it('notices longitudes and latitudes that are exchanged', () => {
  expect(isInThailand(square)).toBe(true);
  expect(isSwapped(square)).toBe(false);
  expect(isSwapped(swapAxes(square))).toBe(true);
});

it('leaves out corners that nobody would see', () => {
  const fine: Shape = [
    [
      [
        [102, 16],
        [102.05, 16.000_01],
        [102.1, 16],
        [102.1, 16.05],
        [102.1, 16.1],
        [102, 16.1],
        [102, 16],
      ],
    ],
  ];
  expect(countCorners(simplifyShape(fine, 0.000_1))).toBe(4);
  expect(countCorners(simplifyShape(fine, 0.000_000_1))).toBe(5);
});
