import { expect, it } from 'vitest';
import { isTime, readTime } from './read-time.ts';

it.each([
  ['20:30', '20:30'],
  ['8.30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8', '08:00'],
  [' 7:05 ', '07:05'],
  ['๒๐.๓๐ น.', '20:30'],
  ['00:00', '00:00'],
])('%s is the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['', '24:00', '12:60', '8:3', '8:30 PM', 'noon', '20:30:00', '-1:00'])(
  '“%s” is no time of day',
  (text) => {
    expect(readTime(text)).toBeUndefined();
  },
);

it('only what is written in full is a stored time', () => {
  expect([isTime('08:30'), isTime('8:30'), isTime('')]).toEqual([true, false, false]);
});
