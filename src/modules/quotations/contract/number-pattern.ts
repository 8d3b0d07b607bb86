import type { numberCalendars } from './quotation-choices.ts';

/** Years of the Buddhist era are this much ahead. */
const BUDDHIST_AHEAD = 543;

const COUNTER = /\{N{1,9}\}/g;
const PLACEHOLDER = /\{(?:YYYY|YY|MM|N{1,9})\}/g;
/** What numbers are made of: they stand in addresses and in names of files. */
const PLAIN = /^[\p{L}\p{M}\d._-]*$/u;

/** Whether numbers can be made by a pattern: it has one counter, and nothing that a file name may not have. */
export function isNumberPattern(pattern: string): boolean {
  return pattern.match(COUNTER)?.length === 1 && PLAIN.test(pattern.replaceAll(PLACEHOLDER, ''));
}

/** Whether numbers of different years differ. */
export function namesYear(pattern: string): boolean {
  return /\{YY(?:YY)?\}/.test(pattern);
}

interface Numbering {
  readonly number_pattern: string;
  readonly number_calendar: (typeof numberCalendars)[number];
}

/** The number of a quotation, from the day that it has and the count of its counter. */
export function writeNumber(
  { number_pattern, number_calendar }: Numbering,
  { day, count }: { readonly day: string; readonly count: number },
): string {
  const gregorian = Number(day.slice(0, 4));
  const year = String(number_calendar === 'buddhist' ? gregorian + BUDDHIST_AHEAD : gregorian);
  return number_pattern
    .replaceAll('{YYYY}', year)
    .replaceAll('{YY}', year.slice(-2))
    .replaceAll('{MM}', day.slice(5, 7))
    .replaceAll(COUNTER, (digits) => String(count).padStart(digits.length - 2, '0'));
}
