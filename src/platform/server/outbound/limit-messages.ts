import type { Duplex } from 'node:stream';
import { ForeignDatabaseError } from './foreign-failure.ts';

/** What a server may send us: far more than the structure of any database that can be read. */
const LARGEST_MESSAGE_BYTES = 1024 * 1024;
const LARGEST_ROW_BYTES = 256 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 500_000;

/** A byte for the kind, and four for the length, which includes itself. */
const HEADER_BYTES = 5;
const DATA_ROW = 'D'.charCodeAt(0);

/** Ends a connection to PostgreSQL as soon as its server announces or sends more than it may. */
export function limitMessages(stream: Duplex): void {
  const header = Buffer.alloc(HEADER_BYTES);
  let headerBytes = 0;
  let bodyBytes = 0;
  let bytes = 0;
  let rows = 0;

  const isTooMuch = (chunk: Buffer): boolean => {
    bytes += chunk.length;
    let at = 0;
    while (at < chunk.length) {
      const skipped = Math.min(bodyBytes, chunk.length - at);
      bodyBytes -= skipped;
      at += skipped;
      const copied = chunk.copy(header, headerBytes, at);
      at += bodyBytes === 0 ? copied : 0;
      headerBytes += copied;
      if (headerBytes < HEADER_BYTES) break;
      const length = header.readUInt32BE(1);
      const isRow = header[0] === DATA_ROW;
      rows += isRow ? 1 : 0;
      if (length > (isRow ? LARGEST_ROW_BYTES : LARGEST_MESSAGE_BYTES)) return true;
      headerBytes = 0;
      bodyBytes = Math.max(0, length - (HEADER_BYTES - 1));
    }
    return bytes > MOST_BYTES || rows > MOST_ROWS;
  };

  // Before the listener that parses, which would collect the message first.
  stream.prependListener('data', (chunk: Buffer) => {
    if (stream.destroyed || !isTooMuch(chunk)) return;
    stream.destroy(new ForeignDatabaseError('answer_too_large', undefined));
  });
}
