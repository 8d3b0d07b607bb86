import { expect, it } from 'vitest';
import { isOverdue } from './overdue.ts';

const lastMinute = Date.parse('2026-11-21T16:59:00Z');
const nextDay = Date.parse('2026-11-21T17:00:00Z');

it('is not overdue on the day itself, which ends at midnight in Bangkok', () => {
  expect(isOverdue({ date: '2026-11-21', progress: 50 }, lastMinute)).toBe(false);
  expect(isOverdue({ date: '2026-11-21', progress: 50 }, nextDay)).toBe(true);
});

it('is never overdue once all is done', () => {
  expect(isOverdue({ date: '2020-01-01', progress: 100 }, nextDay)).toBe(false);
});
