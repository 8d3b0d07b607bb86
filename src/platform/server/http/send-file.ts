import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

interface Download {
  readonly filename: string;
  readonly mimeType: string;
  readonly sizeBytes?: number;
  readonly content: Readable;
}

/** Streams a file to be saved, never shown: whatever it contains cannot run in our origin. */
export function sendFile(
  reply: FastifyReply,
  { filename, mimeType, sizeBytes, content }: Download,
) {
  if (sizeBytes !== undefined) void reply.header('content-length', sizeBytes);
  return reply
    .header('content-disposition', contentDisposition(filename))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .type(mimeType)
    .send(content);
}
