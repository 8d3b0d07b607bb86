import type { Readable } from 'node:stream';

/** What a multipart form brings, one part after the other. */
export type FormPart =
  | { type: 'file'; fieldname: string; filename: string; file: Readable & { truncated?: boolean } }
  | { type: 'field'; fieldname: string; value: unknown };
