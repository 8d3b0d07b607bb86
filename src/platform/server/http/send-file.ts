import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A sandbox would keep browsers from showing PDF. */
const SHOWN_ALONE =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface Download {
  readonly filename: string;
  /** The name in ASCII, for clients that know no other. */
  readonly plain_name?: string;
  readonly mime_type: string;
  readonly size_bytes?: number;
  readonly content: Readable;
}

/** Streams a file to be saved, never shown: whatever it contains cannot run in our origin. */
export function sendFile(
  reply: FastifyReply,
  { filename, plain_name, mime_type, size_bytes, content }: Download,
) {
  const fallback = plain_name ?? plainName(filename);
  if (size_bytes !== undefined) void reply.header('content-length', size_bytes);
  return reply
    .header('content-disposition', contentDisposition(filename, { fallback }))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .type(mime_type)
    .send(content);
}

/**
 * Streams an image or a PDF for the browser to show. Its content must have been checked: no content of its
 * declared type can run in our origin.
 */
export function showFile(
  reply: FastifyReply,
  { filename, mime_type, size_bytes, content }: Download & { readonly size_bytes: number },
) {
  return reply
    .header('content-length', size_bytes)
    .header(
      'content-disposition',
      contentDisposition(filename, { type: 'inline', fallback: plainName(filename) }),
    )
    .header('content-security-policy', SHOWN_ALONE)
    .header('cache-control', 'private, no-store')
    .type(mime_type)
    .send(content);
}

/** A name of letters that every client can write, with the ending of the file. */
export function plainName(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]+/g, '_')
    .replaceAll(/["%/\\]/g, '_');
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(plain) ?? [];
  return /[a-z0-9]/i.test(stem) ? plain : `file${ending}`;
}
