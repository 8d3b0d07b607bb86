import { commonWords } from '#modules/agents/i18n/common-words.ts';

export interface Piece {
  readonly text: string;
  /** Where in the text it begins. */
  readonly at: number;
  /** It is a word of the question. */
  readonly hit: boolean;
}

// Words of a Thai sentence have no spaces between them; this knows where one ends, and English as well.
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The text word by word, those of the question marked. The pieces joined are the text. */
export function highlight(text: string, question: string): Piece[] {
  const wanted = keywordsOf(question);
  return [...words.segment(text)].map(({ segment, index }) => ({
    text: segment,
    at: index,
    hit: wanted.has(spelling(segment)),
  }));
}

/** How many of the question's words are in the text, from 0 to 1. */
export function shareOfWords(text: string, question: string): number {
  const wanted = [...keywordsOf(question)];
  const found = new Set([...words.segment(text)].map(({ segment }) => spelling(segment)));
  return wanted.filter((word) => found.has(word)).length / Math.max(1, wanted.length);
}

/** Neighbours of the same kind become one piece. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.hit === piece.hit) whole.splice(-1, 1, { ...last, text: last.text + piece.text });
    else whole.push(piece);
  }
  return whole;
}

/** The words of a question which say what it is about. */
function keywordsOf(question: string): ReadonlySet<string> {
  const spelt = [...words.segment(spelling(question))]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
  return new Set(spelt.filter((word) => !commonWords.has(word)));
}

/** One spelling for what is read as the same: case, Thai digits, and the two ways to write sara am. */
export function spelling(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50));
}
