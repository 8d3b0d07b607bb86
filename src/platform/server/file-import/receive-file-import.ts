import {
  createFileImportRoute,
  type FileImportOptions,
  type FileReading,
} from '#platform/contract/file-imports.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '../access/scope.ts';
import { cleanFilename } from '../files/clean-filename.ts';
import { ContentTooLargeError, type FileStore } from '../files/file-store.ts';
import type { FormPart } from '../files/form-part.ts';
import { receiveForm, type FilePart } from '../files/receive-form.ts';
import type { ImportKind } from './import-kind.ts';

interface Receiving {
  readonly scope: Pick<Scope, 'permissions'>;
  readonly kinds: readonly ImportKind[];
  readonly parts: AsyncIterable<FormPart>;
}

/** Stores the file of an import and reads what is to be imported; nothing stays stored when this fails. */
export async function receiveFileImport(files: FileStore, { scope, kinds, parts }: Receiving) {
  const most = Math.max(...kinds.map(({ limits }) => limits.bytes));
  const { file, fields, refusal } = await receiveForm({
    parts,
    fieldname: createFileImportRoute.form.file,
    take: (part: FilePart) => receiveImportFile(files, part, most),
  });
  try {
    if (refusal !== undefined) throw refusal;
    const { kind, options } = readFields(fields, kinds);
    requireAccess(scope, kind);
    if (file === undefined) throw fileErrors.file_unreadable();
    if (file.content.size_bytes > kind.limits.bytes) throw errors.too_large();
    const { path: _path, ...facts } = file.content;
    const storage_key = await files.keep(file.content);
    return { kind, options, content: { filename: file.filename, ...facts, storage_key } };
  } catch (error) {
    if (file !== undefined) await files.discard(file.content);
    throw error;
  }
}

export function requireAccess(
  { permissions }: Pick<Scope, 'permissions'>,
  { access }: Pick<ImportKind, 'access'>,
): void {
  if (!permissions.has(access)) throw errors.forbidden();
}

/** Receives the file of an import onto the disk, unless it is too large. */
export async function receiveImportFile(
  files: FileStore,
  { filename, file }: FilePart,
  most: number,
) {
  try {
    const content = await files.receive(file, most);
    if (file.truncated !== true) return { filename: cleanFilename(filename) ?? '-', content };
    await files.discard(content);
  } catch (error) {
    if (!(error instanceof ContentTooLargeError)) throw error;
  }
  throw errors.too_large();
}

function readFields(
  given: Readonly<Record<string, string>>,
  kinds: readonly ImportKind[],
): { kind: ImportKind; options: FileImportOptions } {
  const parsed = createFileImportRoute.form.fields.safeParse(given);
  if (!parsed.success) throw errors.validation_failed({ fields: toFieldProblems(parsed.error) });
  const kind = findKind(kinds, parsed.data.kind);
  return { kind, options: readOptions(kind, parse(parsed.data.options ?? '{}')) };
}

/** What is imported; refused where nobody imports it. */
export function findKind(kinds: readonly ImportKind[], name: string): ImportKind {
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw wrong('kind', 'platform:validation.not_a_choice');
  return kind;
}

/** What people have chosen besides the file, completed. */
export function readOptions(kind: ImportKind, given: unknown): FileImportOptions {
  const options = kind.readOptions(given);
  if (options === undefined) throw wrong('options', 'platform:validation.not_a_choice');
  return options;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('options', 'platform:validation.wrong_format');
  }
}

function wrong(path: string, code: string): AppError {
  return errors.validation_failed({ fields: [{ path, code }] });
}

/** Refuses meanings of columns that have no few values: they would be kept with the import, and with the next one. */
export function refuseMeanings(
  { meant = [] }: Pick<ImportKind, 'meant'>,
  reading: FileReading | undefined,
): void {
  const fields = (reading?.meanings ?? []).flatMap(({ column }, place) =>
    meant.includes(column)
      ? []
      : { path: `reading.meanings.${place}.column`, code: 'platform:validation.not_a_choice' },
  );
  if (fields.length > 0) throw errors.validation_failed({ fields });
}
