/** How the text of a file may be stored. */
export const FILE_ENCODINGS = ['utf-8', 'windows-874', 'utf-16le', 'utf-16be'] as const;

export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** So far down the headings of a table may be. */
export const MOST_HEADER_LINE = 50;
