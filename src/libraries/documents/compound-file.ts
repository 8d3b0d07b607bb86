import { type FileHandle, open } from 'node:fs/promises';

const DIRECTORY_ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 30;
const SECTOR_SIZES = new Set([512, 4096]);
const TABLE_COUNT_AT = 44;
const FIRST_TABLE_AT = 76;
const TABLES_IN_HEADER = 109;
const FIRST_MARK = 0xfffffffa;
const BLOCK_BYTES = 1024 * 1024;

/** First bytes of the container of doc, xls, ppt and of encrypted docx, xlsx, pptx. */
export const compoundFileSignature = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/**
 * Which of these streams are in the container. Directory entries lie on multiples of 128 bytes and begin
 * with their name, so walking the file in blocks finds them without following its chains of sectors,
 * which a hostile file can bend into circles.
 */
export async function findStreams(path: string, names: readonly string[]): Promise<Set<string>> {
  const wanted = names.map((name) => ({ name, bytes: Buffer.from(`${name}\0`, 'utf16le') }));
  const found = new Set<string>();
  const file = await open(path);
  try {
    const block = Buffer.alloc(BLOCK_BYTES);
    for (let position = 0; ; position += BLOCK_BYTES) {
      const { bytesRead } = await file.read(block, 0, BLOCK_BYTES, position);
      const part = block.subarray(0, bytesRead);
      for (const { name, bytes } of wanted) {
        if (holdsEntry(part, bytes)) found.add(name);
      }
      if (bytesRead < BLOCK_BYTES) return found;
    }
  } finally {
    await file.close();
  }
}

/**
 * Whether sectors that the file says are in use lie past its end, or its header makes no sense. Looks at the tables of sectors which the
 * header names itself; those of files above 7 MB go on elsewhere and are judged by their number.
 */
export async function isIncomplete(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < HEADER_BYTES) return true;
    const header = await readAt(file, 0, HEADER_BYTES);
    const sectorBytes = 2 ** header.readUInt16LE(SECTOR_SHIFT_AT);
    if (!SECTOR_SIZES.has(sectorBytes)) return true;
    const tables = header.readUInt32LE(TABLE_COUNT_AT);
    const entriesPerTable = sectorBytes / 4;
    if ((tables - 1) * entriesPerTable * sectorBytes > size) return true;
    for (let table = 0; table < Math.min(tables, TABLES_IN_HEADER); table += 1) {
      const sector = header.readUInt32LE(FIRST_TABLE_AT + table * 4);
      const entries = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
      if (entries.length < sectorBytes) return true;
      if ((lastSectorNamed(entries) + 1) * sectorBytes >= size) return true;
    }
    return false;
  } finally {
    await file.close();
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

function holdsEntry(block: Buffer, name: Buffer): boolean {
  for (let at = block.indexOf(name); at >= 0; at = block.indexOf(name, at + 1)) {
    const lengthAt = at + NAME_LENGTH_AT;
    if (at % DIRECTORY_ENTRY_BYTES === 0 && lengthAt + 2 <= block.length) {
      if (block.readUInt16LE(lengthAt) === name.length) return true;
    }
  }
  return false;
}
