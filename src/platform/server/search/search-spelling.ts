import { dropToneMarks, normaliseText } from '#libraries/text/normalise-text.ts';
import { toE164 } from '#platform/contract/phone.ts';
import { joinId, THAI_ID_DIGITS } from '#platform/contract/thai-id.ts';

/** A text as records of people are searched: in one spelling, and without tone marks, which people leave out. */
export function comparable(text: string): string {
  return dropToneMarks(normaliseText(text));
}

/** The digits of a phone number as they are dialled within Thailand. */
export function nationalDigits(phone: string): string {
  return toE164(phone).replace(/^\+66/, '0').replace(/\D/g, '');
}

/** What was typed, in the spelling of `comparable`; of a number only its digits. */
export function asSearched(typed: string): string {
  const text = comparable(typed);
  return /^\+?[\d\s().-]+$/.test(text) ? nationalDigits(text) : text;
}

/** A whole national or tax id in what was typed; nothing where it is something else. */
export function idIn(typed: string): string | undefined {
  const digits = joinId(normaliseText(typed));
  return /^\d+$/.test(digits) && digits.length === THAI_ID_DIGITS ? digits : undefined;
}
