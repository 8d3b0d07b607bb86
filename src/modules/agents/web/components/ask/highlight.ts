import { commonWords } from '#modules/agents/i18n/common-words.ts';

export interface Piece {
  readonly text: string;
  /** Where in the text it begins. */
  readonly at: number;
  readonly hit: boolean;
}

// Words of a Thai sentence stand together; this knows where one ends, and English as well.
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** The text in pieces, the words of the question marked. The pieces joined are the text. */
export function highlight(text: string, question: string): Piece[] {
  const wanted = keywordsOf(question);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { segment } of words.segment(text)) {
    const hit = wanted.has(spelling(segment));
    const last = pieces.at(-1);
    if (last?.hit === hit) {
      pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    } else {
      pieces.push({ text: segment, at, hit });
    }
    at += segment.length;
  }
  return pieces;
}

/** The words of a question which say what it is about. */
function keywordsOf(question: string): ReadonlySet<string> {
  const spelt = [...words.segment(question)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => spelling(segment));
  return new Set(spelt.filter((word) => word !== '' && !commonWords.has(word)));
}

/** One spelling for what is read as the same: case, Thai digits, and the two ways to write sara am. */
function spelling(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50));
}
