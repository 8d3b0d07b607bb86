import { readLiteral } from './drawn-glyphs.ts';

const LITERAL = String.raw`\((?:\\[^]|[^\\()])+\)`;
const SPAN = String.raw`\/Span <<[^<>]*(?:<[0-9A-F]*>)?[^<>]*>> BDC\n`;

/** A drawing, and the next in the same font and line, of which a text may be given. */
const DRAWN_BEFORE = new RegExp(
  String.raw`0 Tr\n(\/(\w+) ([\d.]+) Tf)\n1 0 0 -1 (\S+) 0 Tm\n(${LITERAL}) Tj\n` +
    String.raw`((?:${SPAN})?)0 Tr\n\1\n1 0 0 -1 (\S+) 0 Tm\n(?:(${LITERAL}) Tj|\[((?:${LITERAL}|[-\d. ])+)\] TJ)`,
  'g',
);

/** The width of Sarabun's space, in thousandths of its size. */
const SPACE_WIDTH = 243;

/**
 * Has each space drawn together with what follows it. Chrome skips drawings without ink, and finds no gap behind
 * a mark: of a space on its own, it would copy nothing.
 */
export function joinSpaces(page: string, known: (font: string, glyph: number) => string): string {
  return page.replaceAll(DRAWN_BEFORE, (whole, ...found: (string | undefined)[]) => {
    const [set, font = '', size, from, space = '', span = '', to, one, several] = found;
    const [bytes] = readLiteral(space, 1);
    const glyph = bytes.charCodeAt(0) * 256 + bytes.charCodeAt(1);
    if (bytes.length !== 2 || known(font, glyph) !== ' ') return whole;
    const gap = SPACE_WIDTH - ((Number(to) - Number(from)) * 1000) / Number(size);
    const text = span.replace('/ActualText <FEFF', '$&0020');
    const drawn = `[${space} ${gap.toFixed(3)} ${one ?? several}] TJ`;
    return `${text}0 Tr\n${set}\n1 0 0 -1 ${from} 0 Tm\n${drawn}`;
  });
}
