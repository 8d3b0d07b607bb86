import { AppError, errors } from '#platform/contract/errors.ts';
import type { FileStore, ReceivedContent } from '#platform/server/files/file-store.ts';
import type { FormPart } from '#platform/server/files/form-part.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { fileLimits, uploadFilesRoute } from '#modules/agents/contract/files.ts';
import {
  extensionOf,
  fileTypes,
  isFileExtension,
  maximumFileBytes,
} from '#modules/agents/contract/file-types.ts';
import { sniffFile } from '#libraries/documents/sniff-file.ts';
import { cleanFilename } from './clean-filename.ts';

/** A document that has arrived in full and matches its extension. */
export interface ReceivedFile {
  readonly filename: string;
  readonly mime_type: string;
  readonly content: ReceivedContent;
}

export interface ReceivedForm {
  readonly files: ReceivedFile[];
  readonly refused: { readonly filename: string; readonly error: AppError }[];
  readonly replace: boolean;
}

/** Receives a form to the disk. When this throws, nothing of it is stored. */
export async function receiveFiles(
  store: FileStore,
  parts: AsyncIterable<FormPart>,
): Promise<ReceivedForm> {
  const form = { files: [] as ReceivedFile[], refused: [] as ReceivedForm['refused'] };
  let replace = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        replace = readReplace(part, replace);
        continue;
      }
      try {
        form.files.push(await receiveFile(store, part));
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        form.refused.push({ filename: printable(part.filename), error });
      }
    }
  } catch (error) {
    await discardAll(store, form.files);
    throw isDiskFull(error) ? agentErrors.storage_full({ retryAfterSeconds: 60 }) : error;
  }
  return { ...form, replace };
}

export async function discardAll(store: FileStore, files: readonly ReceivedFile[]): Promise<void> {
  for (const { content } of files) await store.discard(content);
}

async function receiveFile(
  store: FileStore,
  part: Extract<FormPart, { type: 'file' }>,
): Promise<ReceivedFile> {
  try {
    if (part.fieldname !== uploadFilesRoute.form.file) throw unknownField(part.fieldname);
    const filename = cleanFilename(part.filename);
    const extension = extensionOf(filename);
    if (!isFileExtension(extension)) {
      throw agentErrors.file_type_not_allowed({ parameters: { extension } });
    }
    const content = await store.receive(part.file, maximumFileBytes);
    try {
      if (part.file.truncated === true) throw agentErrors.file_too_large();
      const refusal = await sniffFile(content.path, extension);
      if (refusal !== undefined) throw agentErrors[`file_${refusal.reason}`]();
      return { filename, mime_type: fileTypes[extension], content };
    } catch (error) {
      await store.discard(content);
      throw error;
    }
  } finally {
    // The rest of a refused part must be read, or the following ones never arrive.
    part.file.resume();
  }
}

function readReplace(part: Extract<FormPart, { type: 'field' }>, before: boolean): boolean {
  if (part.fieldname !== 'replace') throw unknownField(part.fieldname);
  switch (part.value) {
    case 'true':
    case '1':
      return true;
    case 'false':
    case '0':
    case '':
      return before;
    default:
      throw errors.validation_failed({
        fields: [{ path: 'replace', code: 'platform:validation.not_a_choice' }],
      });
  }
}

function unknownField(fieldname: string): AppError {
  return errors.validation_failed({
    fields: [{ path: fieldname, code: 'platform:validation.unknown_field' }],
  });
}

/** A refused name as it may be shown: without what made it unusable, and not too long. */
function printable(filename: string): string {
  return filename
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(0, fileLimits.filename);
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}
