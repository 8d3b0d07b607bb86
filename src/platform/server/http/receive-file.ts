import type { FastifyRequest } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import type { Route } from '#platform/contract/route.ts';
import type { FileStore, ReceivedContent } from '../files/file-store.ts';

/** The one file of a form, on the disk. */
export interface ReceivedFile {
  readonly filename: string;
  readonly content: ReceivedContent;
}

/** A call that brings a file. */
export interface Receiving {
  readonly request: FastifyRequest;
  readonly route: { readonly form: NonNullable<Route['form']> };
}

/** Receives the one file of a form onto the disk. A longer one than the route allows is refused, and so is none. */
export async function receiveFile(
  files: FileStore,
  { request, route: { form } }: Receiving,
): Promise<ReceivedFile> {
  const sent = await request.file({ limits: { fileSize: form.bytes, files: form.most } });
  if (sent === undefined) throw fileErrors.file_unreadable();
  const content = await files.receive(sent.file, form.bytes);
  if (!sent.file.truncated) return { filename: sent.filename, content };
  await files.discard(content);
  throw errors.too_large();
}

/** Receives the one file of a form, has it read, and removes it. */
export async function withReceivedFile<Result>(
  files: FileStore,
  receiving: Receiving,
  read: (path: string) => Promise<Result>,
): Promise<Result> {
  const { content } = await receiveFile(files, receiving);
  try {
    return await read(content.path);
  } finally {
    await files.discard(content);
  }
}
