import { dayOf, daysIn, daysLater, monthsLater, partsOf } from './days.ts';

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export const SPAN_NAMES = [
  'today',
  'last_7_days',
  'next_7_days',
  'this_month',
  'last_month',
  'this_year',
] as const;

/** The days of a span that people often ask for. */
export function spanOf(name: (typeof SPAN_NAMES)[number], today: string): DaySpan {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'last_7_days':
      return { from: daysLater(today, -6), to: today };
    case 'next_7_days':
      return { from: today, to: daysLater(today, 6) };
    case 'this_month':
      return monthAround(today);
    case 'last_month':
      return monthAround(monthsLater(today, -1));
    case 'this_year': {
      const { year } = partsOf(today);
      return { from: dayOf({ year, month: 1, day: 1 }), to: dayOf({ year, month: 12, day: 31 }) };
    }
  }
}

function monthAround(day: string): DaySpan {
  const { year, month } = partsOf(day);
  return {
    from: dayOf({ year, month, day: 1 }),
    to: dayOf({ year, month, day: daysIn(year, month) }),
  };
}
