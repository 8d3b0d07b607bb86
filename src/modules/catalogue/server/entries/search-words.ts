import { normaliseText } from '#libraries/text/normalise-text.ts';

const HUMP = /(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const WORD = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;
const CAPITAL = /\p{Lu}/u;
const ASCII = /^[ -~]*$/;
const ASCII_WORD = /[a-z0-9]+/g;
const THAI = /^\p{Script=Thai}/u;

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** The runs of letters and digits of a text, however they are separated: `customerCode` has two, like `CUSTOMER_CODE`. */
export function runsOf(text: string): string[] {
  const split = CAPITAL.test(text) ? text.replace(HUMP, ' ') : text;
  // Nearly all codes are ASCII, which takes a tenth of the time.
  if (ASCII.test(split)) return split.toLowerCase().match(ASCII_WORD) ?? [];
  return normaliseText(split).match(WORD) ?? [];
}

/** The spelling in which codes and names are compared: the same for `customerCode` and `CUSTOMER CODE`. */
export function keyOf(text: string): string {
  return runsOf(text).join('');
}

/** Runs repeat from row to row, and the dictionary is slow. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The words of a run: Thai has no spaces between words, so a dictionary finds them. */
export function wordsOf(run: string): readonly string[] {
  if (!THAI.test(run)) return [run];
  let words = known.get(run);
  if (words === undefined) {
    words = Array.from(thai.segment(run), ({ segment }) => segment);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(run, words);
  }
  return words;
}
