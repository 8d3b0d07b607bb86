import type { Readable } from 'node:stream';
import { importErrors, importTarget } from '#modules/catalogue/contract/imports.ts';
import { importLimits } from '#modules/catalogue/contract/import-limits.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { FileStore, ReceivedContent } from '#platform/server/files/file-store.ts';

/** The parts of a multipart form, one after the other. */
export type Part =
  | { type: 'file'; fieldname: string; filename: string; file: Readable & { truncated?: boolean } }
  | { type: 'field'; fieldname: string; value: unknown };

/** A file that has arrived in full. */
export interface ReceivedImportFile {
  readonly filename: string;
  readonly content: ReceivedContent;
}

/** Receives the form of an import onto the disk. When this throws, nothing of it stays there. */
export async function receiveImport(files: FileStore, parts: AsyncIterable<Part>) {
  const received: ReceivedImportFile[] = [];
  const values: Record<string, unknown> = {};
  try {
    for await (const part of parts) {
      if (part.type === 'field') values[part.fieldname] = part.value;
      else received.push(await receiveFile(files, part));
    }
    if (received.length === 0) throw importErrors.import_without_files();
    const target = importTarget.safeParse(values);
    if (!target.success) throw errors.validation_failed({ fields: toFieldProblems(target.error) });
    return { target: target.data, received };
  } catch (error) {
    await discardReceived(files, received);
    throw error;
  }
}

export async function discardReceived(
  files: FileStore,
  received: readonly ReceivedImportFile[],
): Promise<void> {
  for (const { content } of received) await files.discard(content);
}

async function receiveFile(
  files: FileStore,
  { filename, file }: Extract<Part, { type: 'file' }>,
): Promise<ReceivedImportFile> {
  const name = filename
    .normalize('NFC')
    .replace(/[\p{Cc}/\\]/gu, '')
    .slice(-200);
  if (!/\.(?:json|xlsx|zip|csv|tsv|txt)$/i.test(name)) {
    file.resume();
    throw importErrors.import_file_type({ parameters: { filename: name } });
  }
  const content = await files.receive(file, importLimits.bytes);
  if (file.truncated !== true) return { filename: name, content };
  await files.discard(content);
  throw errors.too_large();
}
