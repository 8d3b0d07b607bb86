import { errors } from '#platform/contract/errors.ts';
import type { FormPart } from './form-part.ts';

export type FilePart = Extract<FormPart, { type: 'file' }>;

interface Expected<File> {
  readonly parts: AsyncIterable<FormPart>;
  readonly take: (part: FilePart) => Promise<File>;
}

/**
 * Reads a form of one file and some fields. A refusal is reported after the whole form was read: a browser
 * that is interrupted while it sends shows a broken connection instead.
 */
export async function receiveForm<File>({
  fieldname,
  ...expected
}: Expected<File> & {
  /** Name of the field with the file. */
  readonly fieldname: string;
}) {
  const { files, ...form } = await receiveFiles({ ...expected, fieldnames: [fieldname] });
  return { ...form, file: files.get(fieldname) };
}

/** The same for a form of several files, at most one under each name. */
export async function receiveFiles<File>({
  parts,
  fieldnames,
  take,
}: Expected<File> & { readonly fieldnames: readonly string[] }) {
  const fields = new Map<string, string>();
  const files = new Map<string, File>();
  let refusal: Error | undefined;
  for await (const part of parts) {
    const { fieldname } = part;
    if (part.type === 'field') {
      fields.set(fieldname, String(part.value));
      continue;
    }
    try {
      if (!fieldnames.includes(fieldname)) throw unknownField(fieldname);
      if (files.has(fieldname)) throw tooMany(fieldname);
      files.set(fieldname, await take(part));
    } catch (error) {
      refusal ??= error instanceof Error ? error : new Error(String(error));
    } finally {
      part.file.resume();
    }
  }
  return { files, fields: Object.fromEntries(fields), refusal };
}

function unknownField(path: string) {
  const code = 'platform:validation.unknown_field';
  return errors.validation_failed({ fields: [{ path, code }] });
}

function tooMany(path: string) {
  const code = 'platform:validation.too_many';
  return errors.validation_failed({ fields: [{ path, code, parameters: { limit: 1 } }] });
}
