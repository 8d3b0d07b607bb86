import { expect, it } from 'vitest';
import { lastMondays, weeksAfter } from './weeks.ts';

it('weeks begin on Monday at midnight in Bangkok, which on Sunday evening in UTC is already there', () => {
  expect(lastMondays(new Date('2026-11-22T16:59:59Z'), 2)).toEqual(['2026-11-09', '2026-11-16']);
  expect(lastMondays(new Date('2026-11-22T17:00:00Z'), 2)).toEqual(['2026-11-16', '2026-11-23']);
  expect(lastMondays(new Date('2026-11-25T03:00:00Z'), 3)).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(weeksAfter('2026-12-28', 1)).toBe('2027-01-04');
});
