import { open } from 'node:fs/promises';
import {
  attachmentErrors,
  attachmentLimits,
  uploadFileRoute,
} from '#platform/contract/attachments.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '../access/scope.ts';
import { cleanFilename } from '../files/clean-filename.ts';
import { ContentTooLargeError, type FileStore, type ReceivedContent } from '../files/file-store.ts';
import type { FormPart } from '../files/form-part.ts';
import { acceptedNames, previewTypeOf, SIGNATURE_BYTES } from '../files/preview-type.ts';
import { receiveForm, type FilePart } from '../files/receive-form.ts';
import type { UploadErrors, UploadTarget } from './upload-target.ts';

interface Receiving {
  readonly scope: Scope;
  readonly targets: readonly UploadTarget[];
  readonly parts: AsyncIterable<FormPart>;
}

interface Received {
  readonly filename: string;
  /** What is wrong with it, said once its record is known. */
  readonly problem?: 'file_name_invalid' | 'file_too_large';
  readonly content?: ReceivedContent;
}

/** Stores an uploaded file and reads what it belongs to; nothing stays stored when this fails. */
export async function receiveUpload(files: FileStore, { scope, targets, parts }: Receiving) {
  const most = Math.max(...targets.map(({ bytes }) => bytes));
  const { file, fields, refusal } = await receiveForm({
    parts,
    fieldname: uploadFileRoute.form.file,
    take: (part: FilePart) => receive(files, part, most),
  });
  try {
    if (refusal !== undefined) throw refusal;
    const { target, entityId } = readFields(fields, targets);
    if (!scope.permissions.has(target.permission)) throw errors.forbidden();
    const content = acceptable(file, target);
    const type = previewTypeOf(await beginningOf(content.path));
    if (target.accepts !== undefined && !target.accepts.some((kind) => kind === type.preview)) {
      const kinds = acceptedNames(target.accepts);
      throw attachmentErrors.file_kind_refused({ parameters: { kinds } });
    }
    const { path: _path, ...facts } = content;
    const stored = { ...facts, ...type, storage_key: await files.keep(content) };
    return { target, entityId, file: { filename: file?.filename ?? '', ...stored } };
  } catch (error) {
    if (file?.content !== undefined) await files.discard(file.content);
    throw error;
  }
}

async function receive(
  files: FileStore,
  { filename: given, file }: FilePart,
  most: number,
): Promise<Received> {
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

function readFields(
  fields: Readonly<Record<string, string>>,
  targets: readonly UploadTarget[],
): { target: UploadTarget; entityId: string } {
  const parsed = uploadFileRoute.form.fields.safeParse(fields);
  if (!parsed.success) throw errors.validation_failed({ fields: toFieldProblems(parsed.error) });
  const { entity_type, entity_id, folder } = parsed.data;
  const target = targets.find(({ entityType }) => entityType === entity_type);
  if (target === undefined) throw noChoice('entity_type');
  if (folder !== undefined && folder !== target.folder) throw noChoice('folder');
  return { target, entityId: entity_id };
}

/** The content, unless the record does not take it. */
function acceptable(file: Received | undefined, target: UploadTarget): ReceivedContent {
  const refusals: UploadErrors = target.errors ?? attachmentErrors;
  if (file === undefined) throw refusals.file_missing();
  const { filename, content, problem } = file;
  if (content !== undefined && content.size_bytes <= target.bytes) return content;
  const parameters = { filename, limit: target.bytes / (1024 * 1024) };
  throw refusals[problem ?? 'file_too_large']({ parameters });
}

function noChoice(path: string): AppError {
  const code = 'platform:validation.not_a_choice';
  return errors.validation_failed({ fields: [{ path, code }] });
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
