import { readFile } from 'node:fs/promises';
import { documentErrors, documentLimits } from '#modules/farmer-quotas/contract/documents.ts';
import type { UploadedFile } from '#platform/server/attachments/upload-target.ts';
import type { FileStore, ReceivedContent } from '#platform/server/files/file-store.ts';
import type { FormPart } from '#platform/server/files/form-part.ts';
import { receiveContent, typeOfContent } from '#platform/server/files/receive-content.ts';
import { receiveFiles, type FilePart } from '#platform/server/files/receive-form.ts';
import { stripPicture } from '#platform/server/files/strip-picture.ts';

interface Receiving {
  readonly parts: AsyncIterable<FormPart>;
  /** Names of the fields with files. */
  readonly fieldnames: readonly string[];
}

/** What `request.parts` is given: longer files are cut off, so that their names can be reported. */
export const documentUpload = {
  throwFileSizeLimit: false,
  limits: { fileSize: documentLimits.bytes },
};

/** Reads a form with copies of documents and stores these; `refusal` says what is wrong with it. */
export async function receiveDocuments(files: FileStore, { parts, fieldnames }: Receiving) {
  const kept: UploadedFile[] = [];
  const discard = async () => {
    for (const { storage_key } of kept) await files.remove(storage_key);
  };
  const form = await receiveFiles({
    parts,
    fieldnames,
    async take(part: FilePart) {
      const file = await takeDocument(files, part);
      kept.push(file);
      return file;
    },
  });
  return { ...form, discard };
}

async function takeDocument(files: FileStore, part: FilePart): Promise<UploadedFile> {
  const { filename, content, problem } = await receiveContent(files, part, documentLimits.bytes);
  if (content === undefined) {
    const parameters = { filename, limit: documentLimits.megabytes };
    throw problem === 'file_too_large'
      ? documentErrors.document_too_large({ parameters })
      : documentErrors.document_missing();
  }
  return keepDocument(files, { filename, content });
}

interface Content {
  readonly filename: string;
  readonly content: ReceivedContent;
}

/**
 * Keeps a content on the disk that is a picture or a PDF which opens without a password; of a picture nothing
 * but what is seen.
 */
export async function keepDocument(
  files: FileStore,
  { filename, content }: Content,
): Promise<UploadedFile> {
  try {
    const type = await typeOfContent(content.path);
    if (type.preview === 'pdf' && (await isLocked(content.path))) {
      throw documentErrors.document_locked();
    }
    const seen = type.preview === 'image' ? await stripPicture(files, content) : content;
    if (type.preview === null || seen === undefined) throw documentErrors.document_unreadable();
    const { path: _path, ...facts } = seen;
    return { filename, ...facts, ...type, storage_key: await files.keep(seen) };
  } catch (error) {
    await files.discard(content);
    throw error;
  }
}

/** The dictionary that names the encryption of a PDF is itself never encrypted or compressed. */
async function isLocked(path: string): Promise<boolean> {
  const content = await readFile(path, 'latin1');
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(content) || /\/Encrypt\s*<</.test(content);
}
