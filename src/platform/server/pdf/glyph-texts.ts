import { drawnGlyphs } from './drawn-glyphs.ts';
import { joinSpaces } from './join-spaces.ts';
import { readObjects, replaceObjects, type PdfObject } from './pdf-objects.ts';

/** Which text each glyph of a font means, by the number it has in the PDF. */
type GlyphTexts = Map<number, string>;

/**
 * Gives each glyph of a PDF by Typst a text of its own. Typst has the first glyph of a letter with marks mean
 * all of them, and the others nothing: readers that know no better (browsers) copy and search such Thai as
 * nonsense. Chances to break a line, which nobody sees, are not copied either, and spaces are.
 */
export function textEachGlyph(pdf: Buffer): Buffer {
  const objects = readObjects(pdf);
  const byId = new Map(objects.map((object) => [object.id, object]));
  // By font: as Typst has them, and as they will be.
  const texts = new Map<number, GlyphTexts>();
  const own = new Map<number, GlyphTexts>();
  const changed: PdfObject[] = [];
  for (const { id, dictionary } of objects) {
    const fonts = fontsNamed(dictionary, byId);
    if (fonts.size === 0) continue;
    const page = byId.get(Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? id));
    if (page?.stream === undefined) continue;
    for (const map of new Set(fonts.values())) {
      if (texts.has(map)) continue;
      texts.set(map, parseMap(byId.get(map)?.stream ?? ''));
      own.set(map, new Map(texts.get(map)));
    }
    const known = (font: string, glyph: number) =>
      texts.get(fonts.get(font) ?? 0)?.get(glyph) ?? '';
    const { learned, misleading } = drawnGlyphs(page.stream, known);
    for (const { font, glyph, text } of learned) own.get(fonts.get(font) ?? 0)?.set(glyph, text);
    const stream = joinSpaces(withoutBreaks(leaveOut(page.stream, misleading)), known);
    if (stream !== page.stream) changed.push({ ...page, stream });
  }
  for (const [id, glyphs] of own) {
    const map = byId.get(id);
    if (map !== undefined) changed.push({ ...map, stream: writeMap(map.stream ?? '', glyphs) });
  }
  return replaceObjects(pdf, changed);
}

/** The tables of texts of the fonts that a page names. */
function fontsNamed(dictionary: string, byId: ReadonlyMap<number, PdfObject>): Map<string, number> {
  const fonts = new Map<string, number>();
  const named = /\/Font <<([^>]*)>>/.exec(dictionary)?.[1] ?? '';
  for (const [, name = '', id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(byId.get(Number(id))?.dictionary ?? '')?.[1];
    if (map !== undefined) fonts.set(name, Number(map));
  }
  return fonts;
}

const MAPPED = /\d+ beginbfchar\s([\s\S]*?)endbfchar\s*/g;

function parseMap(stream: string): GlyphTexts {
  const glyphs: GlyphTexts = new Map();
  for (const [, lines = ''] of stream.matchAll(MAPPED)) {
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) {
      const signs = Buffer.from(text, 'hex').swap16().toString('utf16le');
      // A chance to break the line is no letter.
      glyphs.set(Number.parseInt(glyph, 16), signs.replaceAll('\u200B', ''));
    }
  }
  return glyphs;
}

/** A table has at most this many lines in one section. */
const LINES = 100;

function writeMap(stream: string, glyphs: GlyphTexts): string {
  const lines = [...glyphs].map(([glyph, text]) => {
    const bytes = Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
    return `<${glyph.toString(16).padStart(4, '0').toUpperCase()}> <${bytes}>\n`;
  });
  let sections = '';
  for (let from = 0; from < lines.length; from += LINES) {
    const section = lines.slice(from, from + LINES);
    sections += `${section.length} beginbfchar\n${section.join('')}endbfchar\n`;
  }
  return stream.replaceAll(MAPPED, '').replace(/(?=endcmap)/, sections);
}

/** What a page says its letters mean, without the chances to break a line between them. */
function withoutBreaks(stream: string): string {
  return stream.replaceAll(/(?<=\/ActualText <FEFF)(?:[0-9A-F]{4})*(?=>)/g, (signs) =>
    signs.replaceAll(/.{4}/g, (sign) => (sign === '200B' ? '' : sign)),
  );
}

/** Firefox would find a gap behind a mark that has a text of its own, even an empty one. */
function leaveOut(stream: string, ranges: readonly (readonly [number, number])[]): string {
  let text = '';
  let done = 0;
  for (const [start, end] of ranges) {
    text += stream.slice(done, start);
    done = end;
  }
  return text + stream.slice(done);
}
