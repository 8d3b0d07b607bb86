/**
 * Where a text may be cut. Both segmenters copy the whole string they are given and the one for words
 * slows down on long ones, so they only ever see a window.
 */
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const words = new Intl.Segmenter('th', { granularity: 'word' });

const LONGEST_WINDOW = 2_000;
/** Covers the word across the position and, at its end, what decides whether that word continues. */
const LOOKAHEAD = 100;

/** The nearest borders of the word across a position; both are the position itself if it is a border. */
export function wordBordersAround(
  text: string,
  position: number,
): { before: number; after: number } {
  return bordersAround(words, text, position);
}

/** The start of the grapheme across a position, or the position itself if a grapheme starts there. */
export function graphemeStart(text: string, position: number): number {
  return bordersAround(graphemes, text, position).before;
}

/** The end of the grapheme across a position, or the position itself if one ends there. */
export function graphemeEnd(text: string, position: number): number {
  return bordersAround(graphemes, text, position).after;
}

export function isWhitespace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || isRareWhitespace(code);
}

function isRareWhitespace(code: number): boolean {
  return (
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x1680
  );
}

function bordersAround(
  segmenter: Intl.Segmenter,
  text: string,
  position: number,
): { before: number; after: number } {
  const windowStart = startOfWindow(text, position);
  const window = text.slice(windowStart, position + LOOKAHEAD);
  const segment = segmenter.segment(window).containing(position - windowStart);
  // Outside the text every position is a border.
  if (segment === undefined) return { before: position, after: position };
  const before = windowStart + segment.index;
  if (before === position) return { before, after: position };
  return { before, after: before + segment.segment.length };
}

/**
 * Segmentation never depends on what is beyond white space, so a window that starts there gives the result of
 * the whole text. Only unbroken runs longer than the window are entered in their middle.
 */
function startOfWindow(text: string, position: number): number {
  const earliest = Math.max(0, position - LONGEST_WINDOW);
  let start = position - 1;
  while (start > earliest && !isPlainSpace(text, start)) start -= 1;
  return Math.max(earliest, start);
}

/** White space that nothing joins: a mark after a space makes one grapheme with it. */
function isPlainSpace(text: string, index: number): boolean {
  return isWhitespace(text.charCodeAt(index)) && !isWhitespace(text.charCodeAt(index - 1));
}
