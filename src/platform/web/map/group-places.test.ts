import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupPlaces } from './group-places.ts';

/** A square of the grid at zoom 8 and 40 pixels is so many degrees wide. */
const SQUARE = (360 / (256 * 2 ** 8)) * 40;
const view = { zoom: 8, pixels: 40 };
const at = (squares: number) => ({ longitude: squares * SQUARE, latitude: 16.5 });

it('puts neighbours together, also across the border of two squares', () => {
  const many = [at(500.9), at(500.92), at(500.94)];
  const few = [at(501.02)];
  const [group, ...others] = groupPlaces([...few, ...many], view);
  expect(others).toEqual([]);
  expect(group?.places).toEqual([...many, ...few]);
  expect(group?.longitude).toBeCloseTo(500.945 * SQUARE, 6);
});

it('leaves apart what does not cover each other', () => {
  expect(groupPlaces([at(500.1), at(501.9)], view)).toHaveLength(2);
});

it('puts each place into one group', () => {
  const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const place = fc.record({ longitude: degree(97, 106), latitude: degree(5, 21) });
  fc.assert(
    fc.property(fc.array(place), fc.integer({ min: 5, max: 14 }), (places, zoom) => {
      const grouped = groupPlaces(places, { zoom, pixels: 40 }).flatMap((group) => group.places);
      expect(grouped).toHaveLength(places.length);
      expect(new Set(grouped)).toEqual(new Set(places));
    }),
  );
});
