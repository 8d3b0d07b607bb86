import { open } from 'node:fs/promises';

const DIRECTORY_ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const BLOCK_BYTES = 1024 * 1024;

/** First bytes of the container of doc, xls, ppt and of encrypted docx, xlsx, pptx. */
export const compoundFileSignature = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/**
 * Which of these streams the container holds. Directory entries lie on multiples of 128 bytes and begin
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

function holdsEntry(block: Buffer, name: Buffer): boolean {
  for (let at = block.indexOf(name); at >= 0; at = block.indexOf(name, at + 1)) {
    const lengthAt = at + NAME_LENGTH_AT;
    if (at % DIRECTORY_ENTRY_BYTES === 0 && lengthAt + 2 <= block.length) {
      if (block.readUInt16LE(lengthAt) === name.length) return true;
    }
  }
  return false;
}
