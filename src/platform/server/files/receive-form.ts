import { errors } from '#platform/contract/errors.ts';
import type { FormPart } from './form-part.ts';

export type FilePart = Extract<FormPart, { type: 'file' }>;

interface Expected<File> {
  readonly parts: AsyncIterable<FormPart>;
  /** Name of the field with the file. */
  readonly fieldname: string;
  readonly take: (part: FilePart) => Promise<File>;
}

/**
 * Reads a form of one file and some fields. A refusal is reported after the whole form was read: a browser
 * that is interrupted while it sends shows a broken connection instead.
 */
export async function receiveForm<File>({ parts, fieldname, take }: Expected<File>) {
  const fields = new Map<string, string>();
  let file: File | undefined;
  let refusal: Error | undefined;
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    try {
      if (part.fieldname !== fieldname) throw unknownField(part.fieldname);
      if (file !== undefined) throw tooMany(fieldname);
      file = await take(part);
    } catch (error) {
      refusal ??= error instanceof Error ? error : new Error(String(error));
    } finally {
      part.file.resume();
    }
  }
  return { file, fields: Object.fromEntries(fields), refusal };
}

function unknownField(path: string) {
  const code = 'platform:validation.unknown_field';
  return errors.validation_failed({ fields: [{ path, code }] });
}

function tooMany(path: string) {
  const code = 'platform:validation.too_many';
  return errors.validation_failed({ fields: [{ path, code, parameters: { limit: 1 } }] });
}
