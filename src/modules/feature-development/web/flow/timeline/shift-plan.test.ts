import { expect, it } from 'vitest';
import { shiftPlan } from './shift-plan.ts';

const plan = { start_date: '2026-11-10', due_date: '2026-11-20' };

it('a plan is moved with both its ends, over the end of a month', () => {
  expect(shiftPlan(plan, 'whole', 15)).toEqual({
    start_date: '2026-11-25',
    due_date: '2026-12-05',
  });
});

it('one end is moved alone, and not beyond the other', () => {
  expect(shiftPlan(plan, 'start_date', -10)).toEqual({ ...plan, start_date: '2026-10-31' });
  expect(shiftPlan(plan, 'start_date', 30)).toEqual({ ...plan, start_date: '2026-11-20' });
  expect(shiftPlan(plan, 'due_date', 1)).toEqual({ ...plan, due_date: '2026-11-21' });
  expect(shiftPlan(plan, 'due_date', -30)).toEqual({ ...plan, due_date: '2026-11-10' });
});

it('an open plan stays open when it is moved, and gets an end when that is dragged out of the other', () => {
  const open = { start_date: null, due_date: '2026-11-20' };
  expect(shiftPlan(open, 'whole', 1)).toEqual({ start_date: null, due_date: '2026-11-21' });
  expect(shiftPlan(open, 'start_date', -5)).toEqual({
    start_date: '2026-11-15',
    due_date: '2026-11-20',
  });
});
