import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import type { Route } from '#platform/contract/route.ts';

/** The one file of a form, read whole. A longer one than the route allows is refused, and so is none. */
export async function receiveWhole(
  request: FastifyRequest,
  { form }: { readonly form: NonNullable<Route['form']> },
): Promise<Buffer> {
  const sent = await request.file({ limits: { fileSize: form.bytes, files: form.most } });
  if (sent === undefined) throw fileErrors.file_unreadable();
  const bytes = await buffer(sent.file);
  if (sent.file.truncated) throw errors.too_large();
  return bytes;
}
