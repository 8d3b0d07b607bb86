import { expect, it } from 'vitest';
import { daysLater, monthsLater, weeksOf, within } from './days.ts';
import { isDay } from './is-day.ts';

it('a month later is the same day, or the last one of a shorter month', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsLater('2026-01-31', 13)).toBe('2027-02-28');
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15');
  expect(monthsLater('2028-02-29', -12)).toBe('2027-02-28');
});

it('days go on over the ends of months and years', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
});

it('weeks begin on the given day and have every day of the month', () => {
  const weeks = weeksOf('2026-11-23', 0);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks).toHaveLength(5);
  expect(weeksOf('2026-11-23', 1)[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.flat()).toContain('2026-11-30');
});

it('only days that exist are days', () => {
  expect(isDay('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '23/11/2569']) {
    expect(isDay(text)).toBe(false);
  }
});

it('a day outside the limits becomes the nearest one inside', () => {
  expect(within('2026-01-01', { min: '2026-02-01' })).toBe('2026-02-01');
  expect(within('2026-03-01', { max: '2026-02-01' })).toBe('2026-02-01');
  expect(within('2026-03-01', {})).toBe('2026-03-01');
});
