import type { Duplex } from 'node:stream';
import { ForeignDatabaseError } from './foreign-failure.ts';

/** What a server may send us: far more than the structure of any database that can be read. */
const LARGEST_MESSAGE_BYTES = 1024 * 1024;
const LARGEST_ROW_BYTES = 256 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 500_000;

/** How a protocol announces its messages. */
interface Framing {
  readonly headerBytes: number;
  readonly bodyBytesOf: (header: Buffer) => number;
  readonly isRow: (header: Buffer) => boolean;
}

const DATA_ROW = 'D'.charCodeAt(0);

/** A byte for the kind, and four for the length, which includes itself. */
export const postgresFraming: Framing = {
  headerBytes: 5,
  bodyBytesOf: (header) => Math.max(0, header.readUInt32BE(1) - 4),
  isRow: (header) => header[0] === DATA_ROW,
};

/** Three bytes for the length, and one for a number. Nothing else that we have sent to us is as large as a row. */
export const mysqlFraming: Framing = {
  headerBytes: 4,
  bodyBytesOf: (header) => header.readUIntLE(0, 3),
  isRow: () => true,
};

/** Ends a connection to a database as soon as its server announces or sends more than it may. */
export function limitMessages(stream: Duplex, framing: Framing): void {
  const header = Buffer.alloc(framing.headerBytes);
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
      if (headerBytes < framing.headerBytes) break;
      bodyBytes = framing.bodyBytesOf(header);
      const isRow = framing.isRow(header);
      rows += isRow ? 1 : 0;
      if (bodyBytes > (isRow ? LARGEST_ROW_BYTES : LARGEST_MESSAGE_BYTES)) return true;
      headerBytes = 0;
    }
    return bytes > MOST_BYTES || rows > MOST_ROWS;
  };

  // Before the listener that parses, which would collect the message first.
  stream.prependListener('data', (chunk: Buffer) => {
    if (stream.destroyed || !isTooMuch(chunk)) return;
    stream.destroy(new ForeignDatabaseError('answer_too_large', undefined));
  });
}
