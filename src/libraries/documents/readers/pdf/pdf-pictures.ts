const PICTURE = /\/Subtype\s*\/Image(?![A-Za-z])/g;
/** The dictionary of a picture has fewer bytes than this. */
const DICTIONARY_BYTES = 2000;
const OVERLAP = 100;
const BLOCK_BYTES = 1024 * 1024;

/**
 * How many points the pictures of a PDF have together. Their dictionaries are never packed nor encrypted,
 * and `/ImageB` in the list of a page's procedures is none.
 */
export function countPicturePoints(bytes: Buffer): number {
  let points = 0;
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    const block = bytes.toString('latin1', start, start + BLOCK_BYTES + OVERLAP);
    for (const { index } of block.matchAll(PICTURE)) {
      if (index < BLOCK_BYTES) points += pointsOf(dictionaryAround(bytes, start + index));
    }
  }
  return points;
}

function dictionaryAround(bytes: Buffer, at: number): string {
  const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
  const after = bytes.toString('latin1', at, at + DICTIONARY_BYTES);
  return before.slice(before.lastIndexOf(' obj') + 1) + after.split('stream', 1)[0];
}

function pointsOf(dictionary: string): number {
  const width = /\/Width\s+(\d+)/.exec(dictionary)?.[1];
  const height = /\/Height\s+(\d+)/.exec(dictionary)?.[1];
  return Math.max(1, Number(width ?? 1) * Number(height ?? 1));
}
