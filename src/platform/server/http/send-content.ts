import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { PreviewKind } from '#platform/contract/attachments.ts';
import type { FileStore } from '../files/file-store.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { sendFile, showFile } from './send-file.ts';

interface Content extends Pick<
  StoredFile,
  'filename' | 'mime_type' | 'size_bytes' | 'storage_key'
> {
  readonly preview: PreviewKind | null;
}

interface Wanted {
  readonly stored: Content;
  readonly purpose: 'download' | 'preview';
}

/** Sends the content of a stored file: to be saved, or shown where a browser can. */
export async function sendContent(
  reply: FastifyReply,
  files: FileStore,
  { stored, purpose }: Wanted,
) {
  const content = files.read(stored.storage_key);
  await once(content, 'open');
  const isShown = purpose === 'preview' && stored.preview !== null;
  return isShown
    ? showFile(reply, { ...stored, content })
    : sendFile(reply, { ...stored, content });
}
