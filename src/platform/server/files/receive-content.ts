import { open } from 'node:fs/promises';
import { attachmentLimits } from '#platform/contract/attachments.ts';
import { cleanFilename } from './clean-filename.ts';
import { ContentTooLargeError, type FileStore, type ReceivedContent } from './file-store.ts';
import { previewTypeOf, SIGNATURE_BYTES } from './preview-type.ts';
import type { FilePart } from './receive-form.ts';

/** A file of a form. */
export interface ReceivedFile {
  readonly filename: string;
  /** What is wrong with it, said once its record is known. */
  readonly problem?: 'file_name_invalid' | 'file_too_large';
  readonly content?: ReceivedContent;
}

/** Stores the content of a part of a form on the disk, unless it is too large or its name will not do. */
export async function receiveContent(
  files: FileStore,
  { filename: given, file }: FilePart,
  most: number,
): Promise<ReceivedFile> {
  const filename = cleanFilename(given);
  if (filename === undefined || filename.length > attachmentLimits.filename) {
    return { filename: given, problem: 'file_name_invalid' };
  }
  try {
    const content = await files.receive(file, most);
    if (file.truncated !== true) return { filename, content };
    await files.discard(content);
  } catch (error) {
    if (!(error instanceof ContentTooLargeError)) throw error;
  }
  return { filename, problem: 'file_too_large' };
}

/** The type of a content on the disk, by its first bytes. */
export async function typeOfContent(path: string) {
  return previewTypeOf(await beginningOf(path));
}

async function beginningOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
