import { withoutQuestionWords } from './common-words.ts';
import { hashPart } from './hash-text.ts';
import { joinThai, normaliseText } from '#libraries/text/normalise-text.ts';
import { stem, wordsWrittenApart } from './split-words.ts';

const GRAM = 3;
/** Written where question words were cut out of a question, so that no run of letters crosses the gap. */
const GAP = '\u0001';
const GAP_CODE = GAP.charCodeAt(0);
/** Set in the second half of every word's key and never in that of a run of letters. */
const WORD_FLAG = 1 << 31;

/** Receives one term after the other as a key of two 32-bit halves. */
export interface TermSink {
  (high: number, low: number, isWord: boolean): void;
}

/**
 * The terms of the keyword leg: every run of three characters, which needs no dictionary and tolerates
 * misspelling, and whole words where spaces separate them. Runs are distinguished exactly, words by 63 bits.
 */
export function documentTerms(text: string, sink: TermSink): void {
  emitTerms(normaliseText(text), sink);
}

/** The terms of a question, without question words, unless it has no others. */
export function questionTerms(question: string, sink: TermSink): void {
  const normalised = normaliseText(question);
  let found = false;
  emitTerms(withoutQuestionWords(normalised, GAP), (high, low, isWord) => {
    found = true;
    sink(high, low, isWord);
  });
  if (!found) emitTerms(normalised, sink);
}

function emitTerms(normalised: string, sink: TermSink): void {
  const letters = joinThai(normalised);
  for (let end = GRAM; end <= letters.length; end += 1) {
    const first = letters.charCodeAt(end - 3);
    const second = letters.charCodeAt(end - 2);
    const third = letters.charCodeAt(end - 1);
    if (first === GAP_CODE || second === GAP_CODE || third === GAP_CODE) continue;
    sink((first << 16) | second, third, false);
  }
  for (const written of wordsWrittenApart(normalised)) {
    const word = stem(written);
    const whole = { start: 0, end: word.length };
    const high = hashPart(word, { ...whole, seed: 2 });
    sink(high, hashPart(word, { ...whole, seed: 3 }) | WORD_FLAG, true);
  }
}
