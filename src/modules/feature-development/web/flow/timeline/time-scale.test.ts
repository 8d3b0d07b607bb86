import { expect, it } from 'vitest';
import { scaleAround } from './time-scale.ts';

const undated = { planned_start: null, planned_end: null, actual_start: null, actual_end: null };

it('a timeline spans whole months around all its dates and today, each day as wide as the next', () => {
  const lines = [
    { ...undated, planned_start: '2026-09-20', planned_end: '2026-12-01' },
    { ...undated, actual_end: '2027-01-20' },
  ];
  const scale = scaleAround(lines, '2026-11-22', 2);
  expect(scale.months.map(({ day }) => day)).toEqual([
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
  expect(scale.placeOf('2026-09-01')).toBe(0);
  expect(scale.placeOf('2026-10-01')).toBe(60);
  expect(scale.width).toBe(2 * (30 + 31 + 30 + 31 + 31 + 28));
});

it('without any date it shows the months around today', () => {
  const months = scaleAround([undated], '2026-11-22', 1).months.map(({ day }) => day);
  expect(months).toEqual(['2026-11-01', '2026-12-01']);
});
