import { normaliseText } from '#libraries/text/normalise-text.ts';

/** Fields joined in the one spelling that searches use, however they were typed. */
export function searchTextOf(...fields: readonly string[]): string {
  return normaliseText(fields.join(' '));
}

/** One LIKE pattern for each word of the search; a match contains them all, in any order. */
export function likePatterns(search: string): string[] {
  return normaliseText(search)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
