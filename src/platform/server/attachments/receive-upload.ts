import { attachmentErrors, uploadFileRoute } from '#platform/contract/attachments.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '../access/scope.ts';
import type { FileStore, ReceivedContent } from '../files/file-store.ts';
import type { FormPart } from '../files/form-part.ts';
import { acceptedNames } from '../files/preview-type.ts';
import { receiveContent, typeOfContent, type ReceivedFile } from '../files/receive-content.ts';
import { receiveForm, type FilePart } from '../files/receive-form.ts';
import { stripPicture } from '../files/strip-picture.ts';
import type { UploadErrors, UploadTarget } from './upload-target.ts';

interface Receiving {
  readonly scope: Scope;
  readonly targets: readonly UploadTarget[];
  readonly parts: AsyncIterable<FormPart>;
}

/** Stores an uploaded file and reads what it belongs to; nothing stays stored when this fails. */
export async function receiveUpload(files: FileStore, { scope, targets, parts }: Receiving) {
  const most = Math.max(...targets.map(({ bytes }) => bytes));
  const { file, fields, refusal } = await receiveForm({
    parts,
    fieldname: uploadFileRoute.form.file,
    take: (part: FilePart) => receiveContent(files, part, most),
  });
  try {
    if (refusal !== undefined) throw refusal;
    const { target, entityId } = readFields(fields, targets);
    if (!scope.permissions.has(target.permission)) throw errors.forbidden();
    const content = acceptable(file, target);
    const type = await typeOfContent(content.path);
    const isStripped = target.stripsPictures === true && type.preview === 'image';
    const seen = isStripped ? await stripPicture(files, content) : content;
    const { accepts = [type.preview] } = target;
    if (seen === undefined || !accepts.some((kind) => kind === type.preview)) {
      const kinds = acceptedNames(target.accepts ?? ['image']);
      throw attachmentErrors.file_kind_refused({ parameters: { kinds } });
    }
    const { path: _path, ...facts } = seen;
    const stored = { ...facts, ...type, storage_key: await files.keep(seen) };
    return { target, entityId, file: { filename: file?.filename ?? '', ...stored } };
  } catch (error) {
    if (file?.content !== undefined) await files.discard(file.content);
    throw error;
  }
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
function acceptable(file: ReceivedFile | undefined, target: UploadTarget): ReceivedContent {
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
