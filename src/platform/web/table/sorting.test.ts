import { expect, it } from 'vitest';
import { directionOf, nextSort } from './sorting.ts';

it('a list is sorted by what is chosen, and in the other direction where it already is', () => {
  const chosen = ['-updated_at', 'name', '-name'].map((sort) => nextSort('name', sort));
  expect(chosen).toEqual(['name', '-name', 'name']);
  expect(['-updated_at', ...chosen].map((sort) => directionOf('name', sort))).toEqual([
    'none',
    'ascending',
    'descending',
    'ascending',
  ]);
});
