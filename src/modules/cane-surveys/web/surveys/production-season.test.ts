import { expect, it } from 'vitest';
import { seasonOfYear, yearOfSeason } from './production-season.ts';

it('a production year is called as the season that begins in it', () => {
  expect([2026, 2042, 2056].map(seasonOfYear)).toEqual(['2569/70', '2585/86', '2599/00']);
  expect(yearOfSeason('2569/70')).toBe(2026);
  expect(yearOfSeason('ฤดูพิเศษ')).toBeUndefined();
});
