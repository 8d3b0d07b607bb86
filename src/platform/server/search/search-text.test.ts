import { expect, it } from 'vitest';
import { likePatterns, searchTextOf } from './search-text.ts';

it('looks for each word separately, in the spelling of the stored text', () => {
  expect(searchTextOf('น้ำตาล ๒๕๖๙', 'Sugar')).toBe('น้ำตาล 2569 sugar');
  expect(likePatterns('  SUGAR  ๒๕๖๙ ')).toEqual(['%sugar%', '%2569%']);
});

it('takes the special characters of LIKE literally', () => {
  expect(likePatterns(String.raw`50%_\ `)).toEqual([String.raw`%50\%\_\\%`]);
});

it('looks for nothing when nothing was typed', () => {
  expect(likePatterns(' \t ')).toEqual([]);
});
