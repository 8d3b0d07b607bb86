import { z } from 'zod';

const THAILAND = '+66';

/** As people dial within Thailand: mobiles have ten digits, other lines nine. */
const NATIONAL = /^0(?:[689]\d{8}|[2-7]\d{7})$/;
const ONLY_DIGITS = /^\+\d+$/;
const SEPARATORS = /[\s().-]+/g;
const THAI_DIGITS = /[\u0E50-\u0E59]/g;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
const SPELT = /^(?:0\d{1,2}-\d{3}-\d{3,4}|\+\d{8,15})$/;

/** The longest number on the wire. */
const LONGEST = 20;

/**
 * A phone number in any usual spelling, or none: `+66 81 234 5678` becomes `081-234-5678`. `problem` is the
 * key of the message when it is none.
 */
export function phone(problem: string) {
  return z
    .string()
    .trim()
    .overwrite(spellPhone)
    .max(LONGEST, problem)
    .refine((text) => text === '' || SPELT.test(text), problem)
    .meta({ examples: ['081-234-5678'] });
}

/** The number as it is written in Thailand, one of another country with its code; what is none stays as it is. */
export function spellPhone(text: string): string {
  const digits = digitsOf(text);
  const national = digits.startsWith(THAILAND) ? `0${digits.slice(3).replace(/^0/, '')}` : digits;
  if (NATIONAL.test(national)) {
    const area = national.startsWith('02') ? 2 : 3;
    return [national.slice(0, area), national.slice(area, area + 3), national.slice(area + 3)].join(
      '-',
    );
  }
  return INTERNATIONAL.test(digits) ? digits : text;
}

/** A number as it is stored, `+66812345678`; a text that is none stays as it is. */
export function toE164(text: string): string {
  const digits = digitsOf(text);
  return NATIONAL.test(digits) ? `${THAILAND}${digits.slice(1)}` : digits;
}

function digitsOf(text: string): string {
  // Stored ones are, and a list has thousands of them.
  if (ONLY_DIGITS.test(text)) return text;
  return text
    .replace(THAI_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/^\s*00/, '+')
    .replace(SEPARATORS, '');
}
