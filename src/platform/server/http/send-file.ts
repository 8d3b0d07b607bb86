import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A sandbox would keep browsers from showing PDF. */
const SHOWN_ALONE =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface Download {
  readonly filename: string;
  readonly mime_type: string;
  readonly size_bytes?: number;
  readonly content: Readable;
}

/** Streams a file to be saved, never shown: whatever it contains cannot run in our origin. */
export function sendFile(
  reply: FastifyReply,
  { filename, mime_type, size_bytes, content }: Download,
) {
  if (size_bytes !== undefined) void reply.header('content-length', size_bytes);
  return reply
    .header('content-disposition', contentDisposition(filename))
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
    .header('content-disposition', contentDisposition(filename, { type: 'inline' }))
    .header('content-security-policy', SHOWN_ALONE)
    .header('cache-control', 'private, no-store')
    .type(mime_type)
    .send(content);
}
