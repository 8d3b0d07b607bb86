import { graphemeEnd, graphemeStart, isWhitespace, wordBordersAround } from './text-borders.ts';
import type { Chunk, ChunkSettings, DocumentPage } from './chunks.ts';

/** A chunk may end early, at a better place, but is never shorter than these shares of its size. */
const EARLIEST_PARAGRAPH_END = 0.7;
const EARLIEST_SENTENCE_END = 0.8;
const EARLIEST_SPACE = 0.9;

const SENTENCE_ENDS = new Set(
  ['.', '!', '?', '…', '。', '！', '？', 'ฯ', ';', ':'].map((mark) => mark.charCodeAt(0)),
);
const LINE_FEED = 0x0a;

/**
 * Cuts pages into chunks of at most `size` characters: at the end of a paragraph, else of a sentence, else
 * at a space, else between two words, and only inside a word longer than a chunk between two graphemes. A
 * grapheme longer than a chunk stays whole, the one case where a chunk exceeds its size. Each chunk starts
 * `overlap` characters before the end of the last, or less, at the next word. White space around the cuts
 * belongs to no chunk; every other character belongs to one. No chunk spans two pages.
 */
export function* chunkText(
  pages: Iterable<DocumentPage>,
  settings: ChunkSettings,
): Generator<Chunk> {
  let chunkNo = 0;
  for (const { text, page } of pages) {
    for (const { start, end } of chunkRanges(text, settings)) {
      yield { chunkNo, text: text.slice(start, end), ...(page === undefined ? {} : { page }) };
      chunkNo += 1;
    }
  }
}

export interface ChunkRange {
  readonly start: number;
  readonly end: number;
}

/** Where the chunks of one page are in its text. */
export function* chunkRanges(
  text: string,
  { size, overlap }: ChunkSettings,
): Generator<ChunkRange> {
  const length = text.trimEnd().length;
  let covered = 0;
  let start = skipWhitespace(text, 0);
  while (start < length) {
    const end = length - start <= size ? length : chooseEnd(text, { start, size, covered });
    if (end === undefined) {
      // The overlap leaves no room for the next word: give the overlap up.
      start = skipWhitespace(text, covered);
      continue;
    }
    yield { start, end };
    if (end === length) return;
    covered = end;
    start = nextStart(text, { start, end, overlap });
  }
}

/** The best end that covers something new, or nothing when the overlap leaves no room. */
function chooseEnd(
  text: string,
  { start, size, covered }: { start: number; size: number; covered: number },
): number | undefined {
  const limit = start + size;
  const natural = naturalEnd(text, { start, size, covered });
  if (natural !== undefined) return natural;
  const overlaps = start < covered;
  const word = trimEnd(text, graphemeStart(text, wordBordersAround(text, limit).before), start);
  if (word > Math.max(start, covered)) return word;
  if (overlaps) return undefined;
  const grapheme = trimEnd(text, graphemeStart(text, limit), start);
  return grapheme > start ? grapheme : graphemeEnd(text, limit);
}

/** The last end of a paragraph, of a sentence or of a phrase that does not lie too early. */
function naturalEnd(
  text: string,
  { start, size, covered }: { start: number; size: number; covered: number },
): number | undefined {
  const earliest = (share: number) => Math.max(covered + 1, start + Math.ceil(size * share));
  const earliestSentence = earliest(EARLIEST_SENTENCE_END);
  const earliestSpace = earliest(EARLIEST_SPACE);
  let sentence: number | undefined;
  let space: number | undefined;
  for (let end = start + size; end >= earliest(EARLIEST_PARAGRAPH_END); end -= 1) {
    if (!isWhitespace(text.charCodeAt(end)) || isWhitespace(text.charCodeAt(end - 1))) continue;
    const lines = lineBreaksAt(text, end);
    if (lines > 1) return graphemeStart(text, end);
    if (space === undefined && end >= earliestSpace) space = end;
    if (sentence === undefined && end >= earliestSentence) {
      if (lines === 1 || SENTENCE_ENDS.has(text.charCodeAt(end - 1))) sentence = end;
    }
  }
  const found = sentence ?? space;
  return found === undefined ? undefined : graphemeStart(text, found);
}

function nextStart(
  text: string,
  { start, end, overlap }: { start: number; end: number; overlap: number },
): number {
  const wanted = Math.max(end - overlap, start + 1);
  if (overlap === 0 || wanted >= end) return skipWhitespace(text, end);
  const next = skipWhitespace(text, graphemeEnd(text, wordBordersAround(text, wanted).after));
  return next < end ? next : skipWhitespace(text, end);
}

function lineBreaksAt(text: string, position: number): number {
  let lines = 0;
  for (let index = position; isWhitespace(text.charCodeAt(index)); index += 1) {
    if (text.charCodeAt(index) === LINE_FEED) lines += 1;
  }
  return lines;
}

/** Skips to the next visible character; a mark that combines with a space is not separated from it. */
function skipWhitespace(text: string, from: number): number {
  let index = from;
  while (index < text.length && isWhitespace(text.charCodeAt(index))) index += 1;
  return index === from ? index : Math.max(from, graphemeStart(text, index));
}

function trimEnd(text: string, end: number, start: number): number {
  let index = end;
  while (index > start && isWhitespace(text.charCodeAt(index - 1))) index -= 1;
  return index;
}
