import type { Language } from '#platform/contract/texts/texts.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Bangkok' } as const;
const clock = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const locales = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB' } as const;

/** Made when they are first used: they take 10 MB and 25 ms, which a start does not need. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: 'day' | 'clock', language: Language): Intl.DateTimeFormat {
  const key = `${kind} ${language}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locales[language], kind === 'day' ? day : clock);
  formats.set(key, made);
  return made;
}

/** A day or an instant of the wire as screens write it: `23 พ.ย. 2569 09:05`. Nothing for other texts. */
export function writeTime(text: string, language: Language): string | undefined {
  if (DAY.test(text)) return formatOf('day', language).format(new Date(text));
  return INSTANT.test(text) ? formatOf('clock', language).format(new Date(text)) : undefined;
}
