import { languageOfPage } from './language.ts';

const TIME_ZONE = 'Asia/Bangkok';

/** Thai dates are counted in the Buddhist era, English ones in the common era. */
function locale(): string {
  return languageOfPage() === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB';
}

/** Formatters are expensive to make and a table needs the same one for every row. */
function remembered<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { locale: string; formatter: Formatter } | undefined;
  return () => {
    const wanted = locale();
    if (made?.locale !== wanted) made = { locale: wanted, formatter: make(wanted) };
    return made.formatter;
  };
}

const dates = remembered(
  (name) =>
    new Intl.DateTimeFormat(name, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: TIME_ZONE,
    }),
);
const months = remembered(
  (name) => new Intl.DateTimeFormat(name, { month: 'short', year: '2-digit', timeZone: TIME_ZONE }),
);
const times = remembered(
  (name) =>
    new Intl.DateTimeFormat(name, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: TIME_ZONE,
    }),
);
const exactTimes = remembered(
  (name) =>
    new Intl.DateTimeFormat(name, { dateStyle: 'full', timeStyle: 'medium', timeZone: TIME_ZONE }),
);
const longMonths = remembered(
  (name) => new Intl.DateTimeFormat(name, { month: 'long', year: 'numeric', timeZone: TIME_ZONE }),
);
const monthNames = remembered(
  (name) => new Intl.DateTimeFormat(name, { month: 'long', timeZone: TIME_ZONE }),
);
const wholeDates = remembered(
  (name) => new Intl.DateTimeFormat(name, { dateStyle: 'full', timeZone: TIME_ZONE }),
);
const weekdays = {
  long: remembered(
    (name) => new Intl.DateTimeFormat(name, { weekday: 'long', timeZone: TIME_ZONE }),
  ),
  narrow: remembered(
    (name) => new Intl.DateTimeFormat(name, { weekday: 'narrow', timeZone: TIME_ZONE }),
  ),
};
const relative = remembered((name) => new Intl.RelativeTimeFormat(name, { numeric: 'auto' }));
const numbers = remembered((name) => new Intl.NumberFormat(name, { maximumFractionDigits: 2 }));
const shortNumbers = remembered(
  (name) =>
    new Intl.NumberFormat(name, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 1,
    }),
);
const collator = remembered(
  (name) => new Intl.Collator(name.slice(0, 2), { numeric: true, sensitivity: 'base' }),
);
const lists = remembered((name) => new Intl.ListFormat(name.slice(0, 2)));
const alternatives = remembered(
  (name) => new Intl.ListFormat(name.slice(0, 2), { type: 'disjunction' }),
);

/** `20 พ.ย. 2569`, or `20 Nov 2026`. Takes an instant or a date as it comes over the wire. */
export function formatDate(value: string | Date): string {
  return dates().format(new Date(value));
}

/** `พ.ย. 69`, or `Nov 26` */
export function formatMonth(value: string | Date): string {
  return months().format(new Date(value));
}

/** `พฤศจิกายน 2569`, or `November 2026` */
export function formatLongMonth(value: string): string {
  return longMonths().format(new Date(value));
}

/** `พฤศจิกายน`, or `November` */
export function formatMonthName(value: string): string {
  return monthNames().format(new Date(value));
}

/** `วันศุกร์ที่ 20 พฤศจิกายน พุทธศักราช 2569`, or `Friday 20 November 2026` */
export function formatWholeDate(value: string): string {
  return wholeDates().format(new Date(value));
}

/** `วันศุกร์`, or its one letter `ศ` */
export function formatWeekday(value: string, length: keyof typeof weekdays): string {
  return weekdays[length]().format(new Date(value));
}

/** `20 พ.ย. 2569 16:00` */
export function formatDateTime(value: string | Date): string {
  return times().format(new Date(value));
}

/** The full date with weekday and seconds, shown on hover over a relative time. */
export function formatExactTime(value: string | Date): string {
  return exactTimes().format(new Date(value));
}

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `5 นาทีที่ผ่านมา`, `เมื่อวาน`; within a minute `ตอนนี้`. */
export function formatRelative(value: string | Date, now = Date.now()): string {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (step === undefined) return relative().format(0, 'second');
  return relative().format(Math.trunc(seconds / step[1]), step[0]);
}

/** `พรุ่งนี้`, `ในอีก 2 วัน`; negative for days that are over. */
export function formatDaysFromNow(days: number): string {
  return relative().format(days, 'day');
}

export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** A round figure beside a chart: `50 ล้าน`, or `50 million`. */
export function formatShort(value: number): string {
  return shortNumbers().format(value);
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `1.4 MB`; the units are written in Latin letters in both languages. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[power] ?? 'B'}`;
}

/** Joins names by the rules of the language: `A, B and C`. */
export function formatList(names: readonly string[]): string {
  return join(names, lists());
}

/** Joins names of which one is enough: `A, B or C`. */
export function formatAlternatives(names: readonly string[]): string {
  return join(names, alternatives());
}

function join(names: readonly string[], list: Intl.ListFormat): string {
  const parts = list.formatToParts(names);
  return parts.map(({ type, value }) => (type === 'literal' ? spaced(value) : value)).join('');
}

/** The Thai rules write the conjunction without spaces, which is illegible before a Latin name. */
function spaced(literal: string): string {
  return literal.replace(/^\s*(\p{Script=Thai}+)\s*$/u, ' $1 ');
}

/** Sorts names by the rules of the language: leading vowels after their consonant, digits by value. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}
