/**
 * The eleven kinds of document that an agent learns from, in the order of the picker. Their only rule is
 * written without zod, which the screen of files does not load.
 */
export const fileExtensions = [
  'pdf',
  'txt',
  'md',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'csv',
  'json',
] as const;

export type FileExtension = (typeof fileExtensions)[number];

export const fileTypes: Record<FileExtension, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  md: 'text/markdown',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv',
  json: 'application/json',
};

export function isFileExtension(text: string): text is FileExtension {
  return fileExtensions.some((extension) => extension === text);
}

const textExtensions: readonly string[] = ['txt', 'md', 'csv', 'json'];

/** Whether a file is plain text, of which nothing but its bytes says in which encoding it is. */
export function isTextFile(filename: string): boolean {
  return textExtensions.includes(extensionOf(filename));
}

export const maximumFileBytes = 104_857_600;

/** For the `accept` of a file input. */
export const acceptedFileNames = fileExtensions.map((name) => `.${name}`).join(',');

/** The extension after the last dot, in lower case; empty when the name has none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot < 0 ? '' : filename.slice(dot + 1).toLowerCase();
}

export type FileRefusal =
  | { code: 'file_too_large' }
  | { code: 'file_type_not_allowed'; extension: string };

/** The one rule for picker and server, before anything of the content is read. */
export function refuseFile(file: { name: string; size: number }): FileRefusal | undefined {
  const extension = extensionOf(file.name);
  if (!isFileExtension(extension)) {
    return { code: 'file_type_not_allowed', extension };
  }
  return file.size > maximumFileBytes ? { code: 'file_too_large' } : undefined;
}
