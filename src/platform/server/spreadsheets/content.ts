import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { FileEncoding } from '#platform/contract/file-choices.ts';

const PIECE_BYTES = 64 * 1024;

/** Opens the same content from its beginning, as often as it is called. */
export type OpenContent = () => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;

export type TextEncoding = FileEncoding;

/** The content of a file on the disk. */
export function openFile(path: string): OpenContent {
  return () => createReadStream(path, { highWaterMark: PIECE_BYTES });
}

/** Content in memory, in pieces between which other work gets its turn. */
export function openBytes(bytes: Uint8Array): OpenContent {
  return async function* pieces() {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      await setImmediate();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  };
}

/** Text as it is decoded, piece by piece. */
export async function* readText(open: OpenContent, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of await open()) yield decoder.decode(bytesOf(piece), { stream: true });
  yield decoder.decode();
}

const UNICODE_MARKS = new Map<string, TextEncoding>([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

/**
 * The encodings of spreadsheets: UTF-8, UTF-16 with its byte order mark, or else Windows-874 (Thai), which
 * only the last letter of a file may reveal.
 */
export async function findEncoding(open: OpenContent): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of await open()) {
      const bytes = bytesOf(piece);
      const mark = isFirst && Buffer.from(bytes.subarray(0, 2)).toString('hex');
      const unicode = UNICODE_MARKS.get(mark || '');
      if (unicode !== undefined) return unicode;
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-874';
    throw error;
  }
}

function bytesOf(piece: unknown): Uint8Array {
  if (piece instanceof Uint8Array) return piece;
  throw new Error('A file consists of bytes');
}
