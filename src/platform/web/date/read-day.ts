import type { Language } from '#platform/contract/texts/texts.ts';
import { BUDDHIST_AHEAD, dayOf, daysIn, partsOf } from './days.ts';
import { monthOf } from './month-names.ts';

/** Why a text is no day; `month` and `year` (of the common era) say which month has only `count` days. */
export type DayProblem =
  | { readonly code: 'unreadable' | 'no_month' | 'day_first' | 'short_year' | 'wrong_year' }
  | {
      readonly code: 'no_such_day';
      readonly year: number;
      readonly month: number;
      readonly count: number;
    };

/** The day that was typed, and the era of its year. */
interface ReadDay {
  readonly day: string;
  readonly era: Era;
}

type Era = 'buddhist' | 'common';

/** Whose calendar it is, and when: both matter only for years of two digits. */
interface Reader {
  readonly language: Language;
  readonly today: string;
}

interface Typed {
  readonly day: string;
  readonly month: number | string;
  readonly year: string;
}

/** The years that can be typed, of the common era: in no way can they be taken for Buddhist ones. */
const YEARS = { first: 1857, last: 2156 };

/** How far a year of two digits may be from now: 69 of a Thai reader can only be 2569, 26 only 2026. */
const NEAR_YEARS = 20;

/**
 * Reads a day as people type it, in both languages: `23/11/2569`, `23-11-2026`, `23.11.69`, `23112569`,
 * `23 พ.ย. 2569`, `23 November 2026`, `Nov 23, 2026`, `2026-11-23`, in Thai or Arabic digits. A year of four
 * digits says its era itself; one of two digits is of the reader's calendar, and near.
 */
export function readDay(text: string, reader: Reader): ReadDay | { readonly problem: DayProblem } {
  const { named, ...typed } = split(text);
  if (typed.parts === undefined) return refuse('unreadable');
  const { day, month, year } = typed.parts;
  const read = readYear(year, named, reader);
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) {
    return refuse(Number(day) >= 1 && Number(day) <= 12 ? 'day_first' : 'no_month');
  }
  if ('problem' in read) return read;
  const count = daysIn(read.year, monthNumber);
  if (Number(day) < 1 || Number(day) > count) {
    return { problem: { code: 'no_such_day', year: read.year, month: monthNumber, count } };
  }
  return { day: dayOf({ year: read.year, month: monthNumber, day: Number(day) }), era: read.era };
}

function refuse(code: Exclude<DayProblem['code'], 'no_such_day'>) {
  return { problem: { code } } as const;
}

const TOKENS = /\d+|\p{L}[\p{L}\p{M}.]*/gu;

function split(text: string): { parts?: Typed; named?: Era } {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e_50));
  if (/[^\s/.,-]/.test(plain.replaceAll(TOKENS, ''))) return {};
  const tokens = plain.match(TOKENS) ?? [];
  const era = tokens.map(eraOf).find((found) => found !== undefined);
  const parts = tokens.filter((token) => eraOf(token) === undefined);
  return { parts: partsTyped(parts), named: era };
}

function eraOf(token: string): Era | undefined {
  if (/^(?:[พ]\.?[ศ]\.?|b\.?e\.?)$/.test(token)) return 'buddhist';
  return /^(?:[ค]\.?[ศ]\.?|c\.?e\.?|a\.?d\.?)$/.test(token) ? 'common' : undefined;
}

function partsTyped(tokens: readonly string[]): Typed | undefined {
  const all = inDigits(tokens) ?? tokens;
  const words = all.filter((token) => !isNumber(token));
  const numbers = all.filter(isNumber);
  if (words.length > 1 || all.length !== 3) return undefined;
  const [word] = words;
  const month = word === undefined ? numbers[1] : monthOf(word);
  const isYearFirst = numbers[0]?.length === 4;
  const [day, year] = isYearFirst ? [numbers.at(-1), numbers[0]] : [numbers[0], numbers.at(-1)];
  if (day === undefined || year === undefined || month === undefined) return undefined;
  // Only a year has more than two digits.
  return day.length > 2 || String(month).length > 2 ? undefined : { day, month, year };
}

/** `23112569`: what a keyboard of digits can type. */
function inDigits(tokens: readonly string[]): string[] | undefined {
  const [token = ''] = tokens;
  if (tokens.length !== 1 || !/^\d{8}$/.test(token)) return undefined;
  return [token.slice(0, 2), token.slice(2, 4), token.slice(4)];
}

function isNumber(token: string): boolean {
  return /^\d/.test(token);
}

type Year = { readonly year: number; readonly era: Era } | { readonly problem: DayProblem };

function readYear(digits: string, named: Era | undefined, { language, today }: Reader): Year {
  const own = language === 'th' ? 'buddhist' : 'common';
  if (digits.length === 2) {
    const now = partsOf(today).year;
    const year = nearest(Number(digits), named ?? own, now);
    return Math.abs(year - now) <= NEAR_YEARS ? { year, era: named ?? own } : refuse('short_year');
  }
  const number = Number(digits);
  const era = named ?? (number > YEARS.last ? 'buddhist' : 'common');
  const year = ofCommonEra(number, era);
  const isKnown = digits.length === 4 && year >= YEARS.first && year <= YEARS.last;
  return isKnown ? { year, era } : refuse('wrong_year');
}

/** The year nearest to now that ends in these two digits. */
function nearest(lastDigits: number, era: Era, now: number): number {
  const ending = ofCommonEra(lastDigits, era);
  return ending + Math.round((now - ending) / 100) * 100;
}

function ofCommonEra(year: number, era: Era): number {
  return era === 'buddhist' ? year - BUDDHIST_AHEAD : year;
}
