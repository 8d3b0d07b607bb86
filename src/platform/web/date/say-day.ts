import type { PlatformTexts } from '../i18n/platform-texts.ts';
import { formatDate, formatLongMonth } from '../i18n/formats.ts';
import { languageOfPage } from '../i18n/language.ts';
import { BUDDHIST_AHEAD, dayOf, partsOf, today } from './days.ts';
import { isDay } from './is-day.ts';
import { readDay, type DayProblem } from './read-day.ts';

/** The first and the last day that may be chosen. */
export interface DayLimits {
  readonly min?: string;
  readonly max?: string;
}

type LimitProblem = { readonly code: 'too_early' | 'too_late'; readonly limit: string };

/** Reads what was typed in the language of the page. */
export function judgeDay(text: string, { min, max }: DayLimits) {
  const reading = readDay(text, { language: languageOfPage(), today: today() });
  if ('problem' in reading) return reading;
  if (min !== undefined && isDay(min) && reading.day < min) return limited('too_early', min);
  if (max !== undefined && isDay(max) && reading.day > max) return limited('too_late', max);
  return reading;
}

function limited(code: LimitProblem['code'], limit: string): { problem: LimitProblem } {
  return { problem: { code, limit } };
}

/** A day in the calendar of the reader; a text that is none as it is. */
export function writeDay(day: string): string {
  return isDay(day) ? formatDate(day) : day;
}

/** What is wrong with a typed day, and what to type instead. */
export function sayProblem(t: PlatformTexts, problem: DayProblem | LimitProblem): string {
  switch (problem.code) {
    case 'no_such_day': {
      const { year, month, count } = problem;
      const name = formatLongMonth(dayOf({ year, month, day: 1 }));
      return t('date.problems.no_such_day', { month: name, count });
    }
    case 'too_early':
    case 'too_late':
      return t(`date.problems.${problem.code}`, { day: formatDate(problem.limit) });
    default:
      return t(`date.problems.${problem.code}`, { example: exampleOf(today()) });
  }
}

/** Shown once a year of the other calendar was typed. */
export function sayOtherEra(t: PlatformTexts, day: string): string {
  const { year } = partsOf(day);
  return t('date.other_era', {
    common: String(year),
    buddhist: String(year + BUDDHIST_AHEAD),
  });
}

/** `23/11/2569` for Thai readers. */
function exampleOf(day: string): string {
  const { year, month, day: number } = partsOf(day);
  return [number, month, languageOfPage() === 'th' ? year + BUDDHIST_AHEAD : year].join('/');
}
