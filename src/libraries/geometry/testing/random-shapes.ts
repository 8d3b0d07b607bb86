import fc from 'fast-check';
import type { Position, Shape } from '../shapes.ts';

interface Place {
  readonly west?: number;
  readonly south?: number;
  /** Degrees of longitude and latitude in which middles are. */
  readonly extent?: number;
}

/** Plots of one part with borders that don't cross, up to some hundred metres wide. */
export function plotShape({ west = 98, south = 6, extent = 7 }: Place = {}): fc.Arbitrary<Shape> {
  return fc
    .record({
      middle: fc.tuple(degrees(west, extent), degrees(south, extent)),
      radii: fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), {
        minLength: 3,
        maxLength: 24,
      }),
      size: fc.double({ min: 0.000_2, max: 0.004, noNaN: true }),
    })
    .map(({ middle: [x, y], radii, size }) => {
      const corners = radii.map((radius, place): Position => {
        const angle = (2 * Math.PI * place) / radii.length;
        return [x + size * radius * Math.cos(angle), y + size * radius * Math.sin(angle)];
      });
      return [[[...corners, ...corners.slice(0, 1)]]];
    });
}

const degrees = (from: number, extent: number) =>
  fc.double({ min: from, max: from + extent, noNaN: true });
