import type { getDocumentProxy } from 'unpdf';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number];
type PdfMark = Extract<PdfItem, { type: string }>;

/** A run of text and its place. */
export type PdfText = Extract<PdfItem, { str: string }>;

/** Text between two marks; `says` is the text of its glyphs where the file gives it. */
interface Segment {
  readonly says?: string;
  readonly drawn: PdfText[];
}

/** The widest Thai vowel with a place of its own, in letter heights; with a space behind it is wider. */
const VOWEL_WIDTH = 0.6;
/** A gap narrower than this, in letter heights, separates no words. */
const KERNING = 0.1;
const TAKES_A_PLACE = /[^\p{Mn}]$/u;

/** How many spans of a page may have a text of their own. */
export function countSpans(items: readonly PdfItem[]): number {
  return items.filter((item) => 'type' in item && isSpan(item)).length;
}

/**
 * The text of a page, with what its spans say instead of what is drawn in them.
 * @param says what each span says, in order; undefined where its glyphs speak for themselves
 */
export function speakSpans(
  items: readonly PdfItem[],
  says: readonly (string | undefined)[],
): PdfText[] {
  const segments = intoSegments(items, says);
  return segments.flatMap((segment, index) => {
    const before = segments[index - 1];
    if (segment.says !== undefined) return speak(segment.says, segment.drawn, before?.drawn.at(-1));
    const { drawn } = segment;
    return isGap(drawn[0]) && widthOf(drawn[0]) < hiddenBehind(before) ? drawn.slice(1) : drawn;
  });
}

/** The parser takes the place of a glyph that it cannot name for a gap. */
function hiddenBehind({ says = '', drawn }: Partial<Segment> = {}): number {
  const isHidden = TAKES_A_PLACE.test(says) && !drawn?.some(hasInk);
  return isHidden ? VOWEL_WIDTH : KERNING;
}

function intoSegments(items: readonly PdfItem[], says: readonly (string | undefined)[]): Segment[] {
  const segments: Segment[] = [{ drawn: [] }];
  let span = 0;
  let depth = 0;
  let speakingFrom: number | undefined;
  for (const item of items) {
    if ('str' in item) segments.at(-1)?.drawn.push(item);
    else if (item.type === 'endMarkedContent') {
      depth -= 1;
      if (depth !== speakingFrom) continue;
      speakingFrom = undefined;
      segments.push({ drawn: [] });
    } else {
      const text = isSpan(item) ? says[span++] : undefined;
      if (text !== undefined && speakingFrom === undefined) {
        speakingFrom = depth;
        segments.push({ says: text, drawn: [] });
      }
      depth += 1;
    }
  }
  return segments;
}

function speak(text: string, drawn: readonly PdfText[], last: PdfText | undefined): PdfText[] {
  // The parser finds a gap or the end of a line when it meets the glyph behind it.
  const first = drawn.findIndex(({ str }) => str.trim() !== '');
  const before = drawn.slice(0, first < 0 ? drawn.length : first);
  const inside = drawn.slice(before.length);
  const place = inside[0] ?? before.at(-1) ?? last;
  if (place === undefined) return [];
  return [
    ...before.filter((item) => item.hasEOL || (isGap(item) && widthOf(item) > KERNING)),
    { ...place, str: text, hasEOL: inside.some(({ hasEOL }) => hasEOL) },
  ];
}

function hasInk(text: PdfText): boolean {
  return text.str.trim() !== '' && widthOf(text) > KERNING;
}

function isGap(text: PdfText | undefined): text is PdfText {
  return text?.str === ' ';
}

/** In letter heights. */
function widthOf({ width, transform }: PdfText): number {
  return width / Math.hypot(Number(transform[2]), Number(transform[3]));
}

/** A span with an identifier belongs to the structure of a tagged document. */
function isSpan(mark: PdfMark): boolean {
  return (
    mark.type === 'beginMarkedContentProps' && 'tag' in mark && mark.tag === 'Span' && !mark.id
  );
}
