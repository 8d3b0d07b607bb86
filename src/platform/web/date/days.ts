/** Days are written as on the wire, `2026-11-23`, in every calendar; so they sort and compare as texts. */

const DAYS_OF_WEEK = 7;

/** Years of the Buddhist era are this many ahead. */
export const BUDDHIST_AHEAD = 543;

const inBangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });

/** The day it is in Bangkok. */
export function today(): string {
  return inBangkok.format(Date.now());
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Year of the common era, month from 1 and day of a day. */
export function partsOf(day: string): Parts {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  return { year, month, day: number };
}

/** The day with these parts; a month outside 1 to 12 counts on into other years, days into other months. */
export function dayOf({ year, month, day }: Parts): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day so many days later, or earlier. */
export function daysLater(day: string, count: number): string {
  const parts = partsOf(day);
  return dayOf({ ...parts, day: parts.day + count });
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsLater(day: string, count: number): string {
  const parts = partsOf(day);
  const first = partsOf(dayOf({ year: parts.year, month: parts.month + count, day: 1 }));
  return dayOf({ ...first, day: Math.min(parts.day, daysIn(first.year, first.month)) });
}

/** How many days after the first one of its week a day is. */
export function placeInWeek(day: string, firstOfWeek: number): number {
  const weekday = new Date(day).getUTCDay();
  return (weekday - firstOfWeek + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The weeks of a day's month, each of seven days: the first and last also have days of other months. */
export function weeksOf(day: string, firstOfWeek: number): string[][] {
  const { year, month } = partsOf(day);
  const first = dayOf({ year, month, day: 1 });
  const before = placeInWeek(first, firstOfWeek);
  const count = Math.ceil((before + daysIn(year, month)) / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, place) =>
      daysLater(first, week * DAYS_OF_WEEK + place - before),
    ),
  );
}

/** The nearest day that is not outside the limits. */
export function within(day: string, { min, max }: { min?: string; max?: string }): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
