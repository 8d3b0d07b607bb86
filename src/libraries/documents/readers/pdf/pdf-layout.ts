import type { PdfText } from './pdf-spans.ts';

/** A gap of this many letter heights between two lines may begin a new paragraph ... */
const PARAGRAPH_GAP = 1.8;
/** ... where it is this much wider than that between most lines of the page: Thai is often set wide. */
const WIDER_THAN_USUAL = 1.25;
/** So many letter heights up or down is another line, also where the parser does not say so. */
const OTHER_LINE = 0.8;

/** A gap of this many letter heights between a text and one drawn before it separates words. */
const WORD_GAP = 0.15;

/** Puts the text of a page into lines and paragraphs. */
export function layOut(pieces: readonly PdfText[]): string {
  const usual = median(lineGaps(pieces));
  let text = '';
  let last: PdfText | undefined;
  for (const piece of pieces) {
    if (last !== undefined && isOnOtherLine(last, piece) && /\S$/.test(text)) text += '\n';
    if (last !== undefined && text.endsWith('\n') && piece.str.trim() !== '') {
      const gap = gapBetween(last, piece);
      if (gap > PARAGRAPH_GAP && gap > WIDER_THAN_USUAL * usual) text += '\n';
    }
    if (last !== undefined && isAnotherWord(last, piece) && /\S$/.test(text)) text += ' ';
    text += piece.str;
    if (piece.height > 0) last = piece;
    if (piece.hasEOL) text += '\n';
  }
  return text;
}

function isOnOtherLine(last: PdfText, piece: PdfText): boolean {
  return (
    piece.str.trim() !== '' && piece.height > 0 && Math.abs(gapBetween(last, piece)) > OTHER_LINE
  );
}

/** Tables are at times drawn from the right; the parser separates only what follows to the right. */
function isAnotherWord(last: PdfText, piece: PdfText): boolean {
  if (!/^[^\s\p{M}]/u.test(piece.str) || piece.height <= 0) return false;
  const [across, up, x, y] = placeOf(last);
  const [, , pieceX, pieceY] = placeOf(piece);
  const back = ((x - pieceX) * across + (y - pieceY) * up) / (Math.hypot(across, up) || 1);
  return (back - piece.width) / Math.max(last.height, piece.height, 1) > WORD_GAP;
}

function lineGaps(pieces: readonly PdfText[]): number[] {
  const standing = pieces.filter(({ height, str }) => height > 0 && str.trim() !== '');
  return standing
    .map((piece, index) => gapBetween(standing[index - 1] ?? piece, piece))
    .filter((gap) => gap > 0.5);
}

/** How far the second is below the first as its writing runs, in letter heights. */
function gapBetween(upper: PdfText, lower: PdfText): number {
  const [across, up, x, y] = placeOf(upper);
  const [, , lowerX, lowerY] = placeOf(lower);
  const below = (lowerX - x) * up - (lowerY - y) * across;
  return below / (Math.hypot(across, up) || 1) / Math.max(upper.height, lower.height, 1);
}

function placeOf({ transform }: PdfText): [across: number, up: number, x: number, y: number] {
  const [across, up, , , x, y] = transform.map(Number);
  return [across ?? 1, up ?? 0, x ?? 0, y ?? 0];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
