import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its text or bytes, in pieces as they are produced. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

interface Sizes {
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
}

interface Placed extends Sizes {
  readonly name: Buffer;
  readonly offset: number;
}

/** A number and the bytes it takes. */
type Field = readonly [bytes: 2 | 4, value: number];

const VERSION: Field = [2, 20];
/** Checksum and sizes follow the content, as they are not known before; names are UTF-8. */
const FLAGS: Field = [2, 0x0808];
const DEFLATED: Field = [2, 8];
/** Midnight of 1980-01-01, the earliest date possible: the same content gives the same archive. */
const TIME: readonly Field[] = [
  [2, 0],
  [2, 0x0021],
];
/** The next levels take twice the time for a tenth less. */
const LEVEL = 3;
const PIECE = 64 * 1024;

/** An archive whose bytes are produced while its files are. Each file, and all together, are below 4 GB. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const placed: Placed[] = [];
  let offset = 0;
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const sizes = { checksum: 0, packed: 0, unpacked: 0 };
    const header = record(0x04034b50, [VERSION, ...described({ name, ...sizes })]);
    yield Buffer.concat([header, name]);
    for await (const piece of deflate(content, sizes)) yield piece;
    const descriptor = record(0x08074b50, fieldsOf(sizes));
    yield descriptor;
    placed.push({ name, offset, ...sizes });
    offset += header.length + name.length + sizes.packed + descriptor.length;
  }
  const directory = Buffer.concat(placed.map(directoryEntry));
  yield directory;
  const count: Field = [2, placed.length];
  yield record(0x06054b50, [[4, 0], count, count, [4, directory.length], [4, offset], [2, 0]]);
}

/** The content compressed; its original size is in `sizes` once it has been read completely. */
async function* deflate(
  content: ZipEntry['content'],
  sizes: { -readonly [Name in keyof Sizes]: Sizes[Name] },
): AsyncGenerator<Buffer> {
  async function* bytes() {
    for await (const part of content) {
      const piece = typeof part === 'string' ? Buffer.from(part) : part;
      sizes.checksum = crc32(piece, sizes.checksum);
      sizes.unpacked += piece.length;
      yield piece;
    }
  }
  const packing = createDeflateRaw({ level: LEVEL, chunkSize: PIECE });
  // The reader of the other end sees a failure of this one; the content ends when the reader leaves.
  pipeline(Readable.from(bytes()), packing, () => undefined);
  for await (const piece of packing) {
    if (!(piece instanceof Buffer)) continue;
    sizes.packed += piece.length;
    yield piece;
  }
}

function directoryEntry(entry: Placed): Buffer {
  const header = record(0x02014b50, [
    VERSION,
    VERSION,
    ...described(entry),
    // No comment, first disk, no attributes.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.offset],
  ]);
  return Buffer.concat([header, entry.name]);
}

/** What both headers of a file contain, up to the length of its extra fields. */
function described({ name, ...sizes }: Sizes & { readonly name: Buffer }): Field[] {
  return [FLAGS, DEFLATED, ...TIME, ...fieldsOf(sizes), [2, name.length], [2, 0]];
}

function fieldsOf({ checksum, packed, unpacked }: Sizes): Field[] {
  return [
    [4, checksum],
    [4, packed],
    [4, unpacked],
  ];
}

function record(signature: number, fields: readonly Field[]): Buffer {
  const all: readonly Field[] = [[4, signature], ...fields];
  const bytes = Buffer.alloc(all.reduce((sum, [size]) => sum + size, 0));
  let place = 0;
  for (const [size, value] of all) place = bytes.writeUIntLE(value, place, size);
  return bytes;
}
