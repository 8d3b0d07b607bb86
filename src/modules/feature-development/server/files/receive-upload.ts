import { open } from 'node:fs/promises';
import {
  fileErrors,
  fileLimits,
  uploadFileRoute,
} from '#modules/feature-development/contract/files.ts';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { cleanFilename } from '#platform/server/files/clean-filename.ts';
import {
  ContentTooLargeError,
  type FileStore,
  type ReceivedContent,
} from '#platform/server/files/file-store.ts';
import type { FormPart } from '#platform/server/files/form-part.ts';
import { receiveForm, type FilePart } from './receive-form.ts';
import { previewTypeOf, SIGNATURE_BYTES } from './preview-type.ts';

interface Received {
  readonly filename: string;
  readonly content: ReceivedContent;
}

/** Stores an uploaded file and reads which stage it belongs to; nothing stays stored when this fails. */
export async function receiveUpload(files: FileStore, parts: AsyncIterable<FormPart>) {
  const take = (part: FilePart) => receive(files, part);
  const { file, fields, refusal } = await receiveForm({
    parts,
    fieldname: uploadFileRoute.form.file,
    take,
  });
  try {
    if (refusal !== undefined) throw refusal;
    if (file === undefined) throw fileErrors.file_missing();
    const owner = readFields(fields);
    const { filename, content } = file;
    const type = previewTypeOf(await beginningOf(content.path));
    const { path: _path, ...facts } = content;
    return {
      filename,
      ...facts,
      ...type,
      ...owner,
      storage_key: await files.keep(content),
    };
  } catch (error) {
    if (file !== undefined) await files.discard(file.content);
    throw error;
  }
}

async function receive(files: FileStore, { filename: given, file }: FilePart): Promise<Received> {
  const filename = cleanFilename(given);
  if (filename === undefined || filename.length > fileLimits.filename) {
    throw fileErrors.file_name_invalid();
  }
  const tooLarge = () =>
    fileErrors.file_too_large({
      parameters: { filename, limit: fileLimits.bytes / (1024 * 1024) },
    });
  try {
    const content = await files.receive(file, fileLimits.bytes);
    if (file.truncated === true) {
      await files.discard(content);
      throw tooLarge();
    }
    return { filename, content };
  } catch (error) {
    throw error instanceof ContentTooLargeError ? tooLarge() : error;
  }
}

function readFields(fields: Readonly<Record<string, string>>) {
  const parsed = uploadFileRoute.form.fields.safeParse(fields);
  if (!parsed.success) throw errors.validation_failed({ fields: toFieldProblems(parsed.error) });
  const [sow_id = '', number = ''] = parsed.data.entity_id.split('_');
  const stage_number = Number(number);
  if (stage_number < 1 || stage_number > STAGE_COUNT) {
    const code = 'feature-development:errors.stage_unknown';
    throw errors.validation_failed({ fields: [{ path: 'entity_id', code }] });
  }
  return { sow_id, stage_number };
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
