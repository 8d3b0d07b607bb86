import { inflateSync } from 'node:zlib';

/** What the marked spans of one content stream say, in order; undefined for one that says nothing itself. */
type SpanTexts = readonly (string | undefined)[];

const LARGEST_STREAM_BYTES = 64 * 1024 * 1024;
/** Entries that only other streams have: pictures, fonts, tables of objects, metadata. */
const OTHER_STREAM = /\/(?:Type|Subtype|Length1|N)\b/;
const SPAN = /\/Span\s*<<((?:<[^<>]*>|\((?:\\.|[^\\)])*\)|[^<>(])*)>>\s*BDC/g;
const ACTUAL_TEXT = /\/ActualText\s*<([0-9a-fA-F\s]*)>/;

/**
 * The texts that a PDF's producer wrote beside glyphs that do not have a meaning by themselves.
 * Producers do so wherever a Thai vowel or tone mark is drawn in its place; the parser does not hand them on.
 */
export function actualTextsOf(bytes: Buffer): SpanTexts[] {
  const found: SpanTexts[] = [];
  for (const content of contentStreams(bytes)) {
    const spans = Array.from(content.matchAll(SPAN), ([, entries = '']) => entries);
    const own = spans.filter((entries) => !entries.includes('/MCID'));
    if (own.length > 0) found.push(own.map(actualText));
  }
  return found;
}

function* contentStreams(bytes: Buffer): Generator<string> {
  let position = 0;
  while ((position = bytes.indexOf('stream', position)) >= 0) {
    const dictionary = bytes.toString('latin1', bytes.lastIndexOf(' obj', position), position);
    const start = bytes.indexOf('\n', position) + 1;
    const end = bytes.indexOf('endstream', start);
    if (start === 0 || end < 0) return;
    position = end + 'endstream'.length;
    if (OTHER_STREAM.test(dictionary)) continue;
    const content = unpack(bytes.subarray(start, end), dictionary);
    if (content?.includes('/ActualText')) yield content.toString('latin1');
  }
}

function unpack(stream: Buffer, dictionary: string): Buffer | undefined {
  if (!dictionary.includes('/Filter')) return stream;
  if (!dictionary.includes('/FlateDecode')) return undefined;
  try {
    return inflateSync(stream, { maxOutputLength: LARGEST_STREAM_BYTES });
  } catch {
    // What the parser could read all the same stays as the parser read it.
    return undefined;
  }
}

function actualText(entries: string): string | undefined {
  const digits = ACTUAL_TEXT.exec(entries)?.[1]?.replaceAll(/\s/g, '');
  if (!digits?.toUpperCase().startsWith('FEFF')) return undefined;
  return Buffer.from(digits.slice(4), 'hex').swap16().toString('utf16le');
}
