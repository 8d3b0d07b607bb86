import { dropToneMarks, normaliseText } from '#libraries/text/normalise-text.ts';

/** A shorter value is part of too many words. */
const SHORTEST = 4;

const SEPARATORS = /[\s()+./-]+/g;

/** Whether a text has one of the values by which somebody is known, however it is spaced. */
export function mentions(text: string, values: readonly string[]): boolean {
  const written = inOneWord(text);
  return values.map(inOneWord).some((value) => value.length >= SHORTEST && written.includes(value));
}

function inOneWord(text: string): string {
  return dropToneMarks(normaliseText(text)).replace(SEPARATORS, '');
}
