/** What can be seen in the drawing of a page about the texts of its glyphs. */
interface Drawn {
  readonly learned: readonly { font: string; glyph: number; text: string }[];
  /** The begins and ends of texts that are given for only a part of their glyphs, in the order of the page. */
  readonly misleading: readonly (readonly [start: number, end: number])[];
}

/** Glyphs that together mean a text. */
interface Span {
  readonly text: string;
  readonly begin: readonly [start: number, end: number];
  readonly glyphs: { font: string; glyph: number }[];
}

/** A text whose last marks are drawn on their own, as they are moved up. */
interface Unfinished {
  readonly text: string;
  readonly rest: readonly string[];
}

const TOKEN =
  /\/Span <<\s*\/ActualText <FEFF([0-9A-F]+)>\s*>> BDC\n|\/(\w+) -?[\d.]+ Tf|\b(BDC|BMC|EMC)\n|<([0-9A-F]+)>|\(/g;
const THAI_MARK = /[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/;

/** Compares the texts that a page gives for letters with marks with the glyphs that it draws for them. */
export function drawnGlyphs(page: string, known: (font: string, glyph: number) => string): Drawn {
  const learned: { font: string; glyph: number; text: string }[] = [];
  const misleading: (readonly [number, number])[] = [];
  const open: (Span | undefined)[] = [];
  let unfinished: Unfinished | undefined;
  let font = '';

  const close = ({ text, glyphs }: Omit<Span, 'begin'>, edges: Drawn['misleading'] = []) => {
    if (glyphs.length === 0) return;
    const left = unfinished?.text === text ? unfinished.rest : undefined;
    unfinished = undefined;
    if (!THAI_MARK.test(text)) return;
    const signs = left ?? signsOf(text, glyphs.length);
    for (const [place, glyph] of glyphs.entries()) {
      const sign = signs[place];
      if (sign !== undefined) learned.push({ ...glyph, text: sign });
    }
    if (signs.length > glyphs.length) unfinished = { text, rest: signs.slice(glyphs.length) };
    if ((left ?? unfinished) !== undefined) misleading.push(...edges);
  };
  const draw = (bytes: string) => {
    const span = open.findLast((each) => each !== undefined);
    for (let place = 0; place + 1 < bytes.length; place += 2) {
      const glyph = bytes.charCodeAt(place) * 256 + bytes.charCodeAt(place + 1);
      // Without a text of its own it means what the table of the font says.
      if (span === undefined) close({ text: known(font, glyph), glyphs: [{ font, glyph }] });
      else span.glyphs.push({ font, glyph });
    }
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(page); token !== null; token = TOKEN.exec(page)) {
    const [, actual, fontName, mark, hex] = token;
    if (actual !== undefined) {
      const text = Buffer.from(actual, 'hex').swap16().toString('utf16le');
      open.push({ text, begin: [token.index, TOKEN.lastIndex], glyphs: [] });
    } else if (fontName !== undefined) font = fontName;
    else if (mark === 'EMC') {
      const span = open.pop();
      if (span !== undefined) close(span, [span.begin, [token.index, TOKEN.lastIndex]]);
    } else if (mark !== undefined) open.push(undefined);
    else if (hex !== undefined) draw(Buffer.from(hex, 'hex').toString('latin1'));
    else {
      const [bytes, end] = readLiteral(page, TOKEN.lastIndex);
      draw(bytes);
      TOKEN.lastIndex = end;
    }
  }
  return { learned, misleading };
}

/**
 * The text by glyphs. The vowel am is two glyphs, its circle first, then the tone mark; fonts may have one
 * glyph for both.
 */
function signsOf(text: string, glyphs: number): string[] {
  const signs = Array.from(text.replaceAll(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32'));
  if (signs.length <= glyphs) return signs;
  const circle = signs.indexOf('\u0E4D');
  const tone = signs[circle + 1];
  if (circle < 0 || tone === undefined || tone === '\u0E32') return signs;
  return [...signs.slice(0, circle), `${tone}\u0E4D`, ...signs.slice(circle + 2)];
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in brackets, without its escapes, from behind its bracket, and where it ends. */
export function readLiteral(page: string, from: number): [bytes: string, end: number] {
  let bytes = '';
  let depth = 1;
  let place = from;
  for (; place < page.length; place += 1) {
    const letter = page.charAt(place);
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(page.slice(place + 1, place + 4))?.[0];
      const next = page.charAt(place + 1);
      bytes += octal === undefined ? (ESCAPED[next] ?? next) : charOf(octal);
      place += octal?.length ?? 1;
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) break;
    bytes += letter;
  }
  return [bytes, place + 1];
}

function charOf(octal: string): string {
  return String.fromCharCode(Number.parseInt(octal, 8));
}
