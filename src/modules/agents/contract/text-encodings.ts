/** Encodings that a text file can be read as. Texts under `agents:encodings`. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-874',
  'windows-1252',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type TextEncoding = (typeof textEncodings)[number];
