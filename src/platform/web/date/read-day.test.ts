import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { dayOf, partsOf } from './days.ts';
import { isDay } from './is-day.ts';
import { readDay } from './read-day.ts';

const TODAY = '2026-11-23';

const thaiDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e_50 + Number(digit)));

const named = (locale: string, month: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day: string) => format.format(new Date(day));
};

const inDigits =
  (ahead: number, sign: string, size = 2) =>
  (day: string) => {
    const { year, month, day: number } = partsOf(day);
    const [d, m] = [number, month].map((part) => String(part).padStart(size, '0'));
    return [d, m, year + ahead].join(sign);
  };

/** Forms that say their era: read alike in both languages. */
const CLEAR: Record<string, (day: string) => string> = {
  '2026-11-23': (day) => day,
  '2569-11-23': (day) => day.replace(/^\d+/, (year) => String(Number(year) + 543)),
  '23/11/2569': inDigits(543, '/'),
  '3/1/2569': inDigits(543, '/', 1),
  '23/11/2026': inDigits(0, '/'),
  '23-11-2569': inDigits(543, '-'),
  '23.11.2026': inDigits(0, '.'),
  '23 11 2569': inDigits(543, ' '),
  '23112569': inDigits(543, ''),
  '๒๓/๑๑/๒๕๖๙': (day) => thaiDigits(inDigits(543, '/')(day)),
  '23 พ.ย. 2569': named('th-TH-u-ca-buddhist-nu-latn', 'short'),
  '23 พฤศจิกายน 2569': named('th-TH-u-ca-buddhist-nu-latn', 'long'),
  '๒๓ พฤศจิกายน ๒๕๖๙': named('th-TH-u-ca-buddhist-nu-thai', 'long'),
  '23พย2569': (day) => named('th-TH-u-ca-buddhist-nu-latn', 'short')(day).replaceAll(/[ .]/g, ''),
  '23 Nov 2026': named('en-GB', 'short'),
  '23 NOVEMBER 2026': (day) => named('en-GB', 'long')(day).toUpperCase(),
  'November 23, 2026': named('en-US', 'long'),
  '23 พ.ย. พ.ศ. 2569': (day) =>
    named('th-TH-u-ca-buddhist-nu-latn', 'short')(day).replace(/\d+$/, (year) => `พ.ศ. ${year}`),
};

const anyDay = fc
  .integer({ min: 0, max: 300 * 365 })
  .map((days) => dayOf({ year: 1857, month: 1, day: 1 + days }))
  .filter((day) => day < '2156-12-31');

const nearDay = fc
  .integer({ min: 0, max: 40 * 365 })
  .map((days) => dayOf({ year: 2006, month: 11, day: 23 + days }));

const read = (text: string, language: Language) => readDay(text, { language, today: TODAY });

describe('a day reads back the same as it was typed', () => {
  it.each(Object.entries(CLEAR))('%s, in both languages', (_form, write) => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...LANGUAGES), (day, language) => {
        expect(read(write(day), language)).toMatchObject({ day });
      }),
    );
  });

  it('with a year of two digits, in the calendar of the reader', () => {
    fc.assert(
      fc.property(nearDay, fc.constantFrom(...LANGUAGES), (day, language) => {
        const typed = inDigits(language === 'th' ? 543 : 0, '/')(day).replace(/\d\d(?=\d\d$)/, '');
        expect(read(typed, language)).toMatchObject({ day });
      }),
    );
  });
});

it('a year of four digits is of one era only, which is reported', () => {
  expect(read('23/11/2569', 'en')).toEqual({ day: '2026-11-23', era: 'buddhist' });
  expect(read('23/11/2026', 'th')).toEqual({ day: '2026-11-23', era: 'common' });
});

it.each([
  ['31/02/2569', 'th', { code: 'no_such_day', year: 2026, month: 2, count: 28 }],
  ['29 ก.พ. 2569', 'th', { code: 'no_such_day', year: 2026, month: 2, count: 28 }],
  ['0/11/2569', 'th', { code: 'no_such_day', year: 2026, month: 11, count: 30 }],
  ['11/23/2026', 'en', { code: 'day_first' }],
  ['23/13/2569', 'th', { code: 'no_month' }],
  ['23/00/2569', 'th', { code: 'no_month' }],
  // 1983 or 2026?
  ['23/11/26', 'th', { code: 'short_year' }],
  ['23/11/69', 'en', { code: 'short_year' }],
  ['23/11/2300', 'th', { code: 'wrong_year' }],
  ['23/11/1200', 'en', { code: 'wrong_year' }],
  ['23/11/269', 'th', { code: 'wrong_year' }],
  ['23/11/25690', 'th', { code: 'wrong_year' }],
  ['23 พ.ย. ค.ศ. 2569', 'th', { code: 'wrong_year' }],
  ['23/11', 'th', { code: 'unreadable' }],
  ['23 อ้อย 2569', 'th', { code: 'unreadable' }],
  ['2026-11-23T10:00', 'en', { code: 'unreadable' }],
  ['123/11/2569', 'th', { code: 'unreadable' }],
  ['23 พ.ย. 11 2569', 'th', { code: 'unreadable' }],
  ['', 'th', { code: 'unreadable' }],
] as const)('%j of a reader of %s is refused with its reason', (text, language, problem) => {
  expect(read(text, language)).toEqual({ problem });
});

it('no text makes it fail, and what it reads is a day that exists', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789/-. พยกศ'.split('')), maxLength: 12 }),
      fc.constantFrom(...LANGUAGES),
      (text, language) => {
        const reading = read(text, language);
        expect('problem' in reading || isDay(reading.day)).toBe(true);
      },
    ),
  );
});
