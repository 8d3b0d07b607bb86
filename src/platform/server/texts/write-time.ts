import type { Language } from '#platform/contract/texts/texts.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Bangkok' } as const;
const clock = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formats = { th: formatsOf('th-TH-u-ca-buddhist-nu-latn'), en: formatsOf('en-GB') };

function formatsOf(locale: string) {
  return {
    day: new Intl.DateTimeFormat(locale, day),
    clock: new Intl.DateTimeFormat(locale, clock),
  };
}

/** A day or an instant of the wire as screens write it: `23 พ.ย. 2569 09:05`. Nothing for other texts. */
export function writeTime(text: string, language: Language): string | undefined {
  if (DAY.test(text)) return formats[language].day.format(new Date(text));
  return INSTANT.test(text) ? formats[language].clock.format(new Date(text)) : undefined;
}
