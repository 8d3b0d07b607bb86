import type { Readable } from 'node:stream';

/** The parts of a multipart form, one after the other. */
export type FormPart =
  | { type: 'file'; fieldname: string; filename: string; file: Readable & { truncated?: boolean } }
  | { type: 'field'; fieldname: string; value: unknown };
