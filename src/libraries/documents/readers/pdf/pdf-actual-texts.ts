import { inflateSync } from 'node:zlib';
import { findEncryption } from './pdf-encryption.ts';
import { createDecryption, type Decrypt } from './pdf-keys.ts';
import { parseDictionary } from './pdf-values.ts';

/** What the marked spans of one content stream say, in order; undefined for one that says nothing itself. */
type SpanTexts = readonly (string | undefined)[];

const LARGEST_STREAM_BYTES = 64 * 1024 * 1024;
/** Entries that only other streams have: pictures, fonts, tables of objects, metadata. */
const OTHER_STREAM = /\/(?:Type|Subtype|Length1|N)\b/;
const SPAN = /\/Span\s*<<((?:<[^<>]*>|\((?:\\.|[^\\)])*\)|[^<>(])*)>>\s*BDC/g;
const UTF16_MARK = Buffer.from([0xfe, 0xff]);
const OBJECT_NUMBER = /(\d+)\s+(\d+)$/;

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
  const encryption = findEncryption(bytes);
  const decrypt = encryption === undefined ? undefined : createDecryption(encryption);
  let position = 0;
  while ((position = bytes.indexOf('stream', position)) >= 0) {
    const object = bytes.lastIndexOf(' obj', position);
    const dictionary = bytes.toString('latin1', object, position);
    const start = bytes.indexOf('\n', position) + 1;
    const end = bytes.indexOf('endstream', start);
    if (start === 0 || end < 0) return;
    position = end + 'endstream'.length;
    if (OTHER_STREAM.test(dictionary)) continue;
    const data = plainBytes(bytes, { object, start, end }, decrypt);
    const content = unpack(data, dictionary);
    if (content?.includes('/ActualText')) yield content.toString('latin1');
  }
}

/** Where a stream lies: the end of its object's numbers, and its first and last bytes. */
interface StreamPlace {
  readonly object: number;
  readonly start: number;
  readonly end: number;
}

function plainBytes(
  bytes: Buffer,
  { object, start, end }: StreamPlace,
  decrypt: Decrypt | undefined,
): Buffer {
  const stream = bytes.subarray(start, end);
  if (decrypt === undefined) return stream;
  const numbers = OBJECT_NUMBER.exec(bytes.toString('latin1', Math.max(0, object - 20), object));
  return decrypt(stream, { number: Number(numbers?.[1]), generation: Number(numbers?.[2]) });
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
  const text = parseDictionary(`<<${entries}>>`).bytes('ActualText');
  if (!text.subarray(0, 2).equals(UTF16_MARK)) return undefined;
  return new TextDecoder('utf-16be').decode(text);
}
