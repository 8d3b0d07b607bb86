import { isMasked } from '#platform/contract/personal-values.ts';
import { dropToneMarks, normaliseText } from '#libraries/text/normalise-text.ts';

/** A shorter value is part of too many words. */
const SHORTEST = 4;

const SEPARATORS = /[\s()+./-]+/g;

/** Whether a text has one of the values by which somebody is known, however it is spaced. */
export function mentions(text: string, values: readonly string[]): boolean {
  const written = inOneWord(text);
  return values.map(inOneWord).some((value) => value.length >= SHORTEST && written.includes(value));
}

/** Whether a number with asterisks may be one of the values, by the digits that are left of it. */
export function maySpell(masked: string, values: readonly string[]): boolean {
  const shown = digitsIn(masked);
  return (
    isMasked(masked) && shown !== '' && values.some((value) => digitsIn(value).endsWith(shown))
  );
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function inOneWord(text: string): string {
  return dropToneMarks(normaliseText(text)).replace(SEPARATORS, '');
}
