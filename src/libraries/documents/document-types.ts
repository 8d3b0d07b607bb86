/** The kinds of document that can be read, by the extension of their name. */
export const documentExtensions = [
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

export type DocumentExtension = (typeof documentExtensions)[number];
