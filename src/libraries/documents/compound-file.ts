import { type FileHandle, open } from 'node:fs/promises';

const DIRECTORY_ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 30;
const SECTOR_SIZES = new Set([512, 4096]);
const TABLE_COUNT_AT = 44;
const FIRST_TABLE_AT = 76;
const FIRST_LIST_AT = 68;
const TABLES_IN_HEADER = 109;
const FIRST_MARK = 0xfffffffa;
const BLOCK_BYTES = 1024 * 1024;

/** First bytes of the container of doc, xls, ppt and of encrypted docx, xlsx, pptx. */
export const compoundFileSignature = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/**
 * Which of these streams are in the container; their names may be written in capitals or not. Directory
 * entries lie on multiples of 128 bytes and begin with their name, so walking the file in blocks finds
 * them without following its chains of sectors, which a hostile file can bend into circles.
 */
export async function findStreams(path: string, names: readonly string[]): Promise<Set<string>> {
  const wanted = new Map(names.map((name) => [`${name.toLowerCase()}\0`, name]));
  const longest = Math.max(...names.map((name) => name.length + 1)) * 2;
  const found = new Set<string>();
  const file = await open(path);
  try {
    const block = Buffer.alloc(BLOCK_BYTES);
    for (let position = 0; ; position += BLOCK_BYTES) {
      const { bytesRead } = await file.read(block, 0, BLOCK_BYTES, position);
      const part = block.subarray(0, bytesRead);
      for (let entry = 0; entry < part.length; entry += DIRECTORY_ENTRY_BYTES) {
        const name = wanted.get(entryName(part, { entry, longest }).toLowerCase());
        if (name !== undefined) found.add(name);
      }
      if (bytesRead < BLOCK_BYTES) return found;
    }
  } finally {
    await file.close();
  }
}

/** Writes names of streams as given, for a reader that, unlike containers, distinguishes capitals. */
export function spellStreams(bytes: Buffer, names: readonly string[]): void {
  const usual = new Map(names.map((name) => [`${name.toLowerCase()}\0`, `${name}\0`]));
  const longest = Math.max(...names.map((name) => name.length + 1)) * 2;
  for (let entry = 0; entry < bytes.length; entry += DIRECTORY_ENTRY_BYTES) {
    const spelt = usual.get(entryName(bytes, { entry, longest }).toLowerCase());
    if (spelt !== undefined) bytes.write(spelt, entry, 'utf16le');
  }
}

/** Whether sectors that the file says are in use lie past its end, or its header makes no sense. */
export async function isIncomplete(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < HEADER_BYTES) return true;
    const header = await readAt(file, 0, HEADER_BYTES);
    const sectorBytes = 2 ** header.readUInt16LE(SECTOR_SHIFT_AT);
    if (!SECTOR_SIZES.has(sectorBytes)) return true;
    for await (const sector of tableSectors(file, header, sectorBytes)) {
      const entries = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
      if (entries.length < sectorBytes) return true;
      // A table more than the file needs is nothing missing: PowerPoint writes them.
      if ((lastSectorNamed(entries) + 1) * sectorBytes >= size) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Where the tables of sectors are: the first 109 are in the header, those of files above 7 MB in a chain of lists. */
async function* tableSectors(
  file: FileHandle,
  header: Buffer,
  sectorBytes: number,
): AsyncGenerator<number> {
  const tables = header.readUInt32LE(TABLE_COUNT_AT);
  const inHeader = header.subarray(FIRST_TABLE_AT, FIRST_TABLE_AT + TABLES_IN_HEADER * 4);
  yield* sectorsIn(inHeader.subarray(0, tables * 4));
  let left = tables - TABLES_IN_HEADER;
  let list = header.readUInt32LE(FIRST_LIST_AT);
  // The number of tables, which is bounded by the size of the file, ends a chain that is a circle.
  const most = (await file.stat()).size / sectorBytes;
  while (left > 0 && left < most && list < FIRST_MARK) {
    const entries = await readAt(file, (list + 1) * sectorBytes, sectorBytes);
    // Past the end of the file, where the caller finds nothing either.
    if (entries.length < sectorBytes) {
      yield list;
      return;
    }
    yield* sectorsIn(entries.subarray(0, Math.min(left * 4, sectorBytes - 4)));
    left -= sectorBytes / 4 - 1;
    list = entries.readUInt32LE(sectorBytes - 4);
  }
}

function* sectorsIn(list: Buffer): Generator<number> {
  for (let at = 0; at < list.length; at += 4) {
    const sector = list.readUInt32LE(at);
    if (sector < FIRST_MARK) yield sector;
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Each entry says in which sector its own goes on, or has one of the marks at the top of the range. */
function lastSectorNamed(entries: Buffer): number {
  let last = 0;
  for (let at = 0; at < entries.length; at += 4) {
    const next = entries.readUInt32LE(at);
    if (next < FIRST_MARK && next > last) last = next;
  }
  return last;
}

function entryName(block: Buffer, { entry, longest }: { entry: number; longest: number }): string {
  const lengthAt = entry + NAME_LENGTH_AT;
  if (lengthAt + 2 > block.length) return '';
  const length = block.readUInt16LE(lengthAt);
  return length > longest ? '' : block.toString('utf16le', entry, entry + length);
}
