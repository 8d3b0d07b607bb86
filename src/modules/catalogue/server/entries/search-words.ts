import { normaliseText } from '#libraries/text/normalise-text.ts';

const HUMP = /(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const WORD = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}\p{N}])+/gu;
const CAPITAL = /\p{Lu}/u;
const ASCII = /^[ -~]*$/;
const ASCII_WORD = /[a-z0-9]+/g;
const THAI = /^\p{Script=Thai}/u;

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** The runs of letters and digits of a text, however they are parted: `customerCode` has two, as `CUSTOMER_CODE`. */
export function runsOf(text: string): string[] {
  const parted = CAPITAL.test(text) ? text.replace(HUMP, ' ') : text;
  // Codes are nearly all of ASCII, which takes a tenth of the time.
  if (ASCII.test(parted)) return parted.toLowerCase().match(ASCII_WORD) ?? [];
  return normaliseText(parted).match(WORD) ?? [];
}

/** A code or name in the spelling by which it is the same as another: `customerCode` as `CUSTOMER CODE`. */
export function keyOf(text: string): string {
  return runsOf(text).join('');
}

/** Runs repeat from row to row, and the dictionary takes its time. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The words of a run: Thai ones are found by the dictionary, as nothing parts them. */
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
