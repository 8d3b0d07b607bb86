import { spelling, type Piece } from './highlight.ts';

/** A part of a text that is too long to show, and whether there is something before and after it. */
export interface Excerpt {
  readonly pieces: readonly Piece[];
  readonly cutBefore: boolean;
  readonly cutBehind: boolean;
}

/** So many characters before the first marked word are shown, to lead to it. */
const LEAD = 60;

/**
 * The part of at most `length` characters in which the most different words of the question are; among
 * equals the first. Only whole pieces are kept, so no word is cut.
 */
export function excerptOf(pieces: readonly Piece[], length: number): Excerpt {
  const total = endOf(pieces.at(-1));
  if (total <= length) return { pieces, cutBefore: false, cutBehind: false };
  const from = bestStart(pieces, length, total);
  const shown = pieces.filter((piece) => piece.at >= from && endOf(piece) <= from + length);
  return {
    pieces: shown,
    cutBefore: shown[0] !== pieces[0],
    cutBehind: shown.at(-1) !== pieces.at(-1),
  };
}

/** Where the part begins that contains the most different marked words. */
function bestStart(pieces: readonly Piece[], length: number, total: number): number {
  const hits = pieces.filter(({ hit }) => hit);
  let best = { from: 0, words: 0 };
  for (const { at } of hits) {
    const from = Math.max(0, Math.min(leadTo(pieces, at), total - length));
    const inside = hits.filter((hit) => hit.at >= from && endOf(hit) <= from + length);
    const words = new Set(inside.map(({ text }) => spelling(text))).size;
    if (words > best.words) best = { from, words };
  }
  return best.from;
}

/** A little before a place: behind the last line end there, or else so many characters. */
function leadTo(pieces: readonly Piece[], at: number): number {
  const lead = pieces.filter((piece) => piece.at >= at - LEAD && piece.at < at);
  const lineEnd = lead.findLast(({ text }) => text.includes('\n'));
  return lineEnd === undefined ? at - LEAD : endOf(lineEnd);
}

function endOf(piece: Piece | undefined): number {
  return piece === undefined ? 0 : piece.at + piece.text.length;
}
