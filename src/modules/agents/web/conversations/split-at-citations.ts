/** A part of an answer: text, or the number of a passage at a place of it. */
type Piece = { readonly text: string } | { readonly number: number; readonly at: number };

const CITATION = /\[(\d{1,2})\]/g;

/** Takes `[1]` out of a text where there is a passage of that number; any other stays as it is written. */
export function splitAtCitations(text: string, count: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(CITATION)) {
    const number = Number(found[1]);
    if (number < 1 || number > count) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ number, at: found.index });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
