import { findEncoding, readText, type OpenContent, type TextEncoding } from './content.ts';
import { createCsvSplitter, UnreadableCsvError, type TableRow } from './split-csv.ts';

interface Reading {
  /** Detected where it is not given. */
  readonly encoding?: TextEncoding;
  /** Finds the delimiter in the beginning of the text. */
  readonly delimiterOf?: (text: string) => string;
  /** Refuses bytes that are not text and misplaced quotation marks. */
  readonly strict?: boolean;
  /** Whether empty lines are rows too. */
  readonly blankRows?: boolean;
}

/**
 * Rows of a CSV file as spreadsheets write it, each as long as it is, in batches while the file is read.
 * Throws `UnreadableCsvError`.
 */
export async function* readCsv(
  open: OpenContent,
  { encoding, delimiterOf = likelyDelimiter, strict = false, blankRows = false }: Reading = {},
): AsyncGenerator<readonly TableRow[]> {
  const found = encoding ?? (await findEncoding(open));
  const notText = found === 'windows-874' ? NO_LETTER : /\0/;
  let splitter: ReturnType<typeof createCsvSplitter> | undefined;
  let breaksByReturn = false;
  for await (const text of readText(open, found)) {
    if (strict && notText.test(text)) throw new UnreadableCsvError('The file is not text');
    if (splitter === undefined) {
      breaksByReturn = text.includes('\r') && !text.includes('\n');
      splitter = createCsvSplitter(delimiterOf(text), { strict, blankRows });
    }
    yield [...splitter.push(breaksByReturn ? text.replaceAll('\r', '\n') : text)];
  }
  if (splitter !== undefined) yield [...splitter.end()];
}

/** Characters that no byte of Windows-874 means, and that no text contains. */
const NO_LETTER = /[\0\u0080-\u009F\uFFFD]/;

const DELIMITERS = [',', ';', '\t'];

/** The delimiter that splits the first line most often. */
export function likelyDelimiter(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  const cells = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => cells(other) - cells(one))[0] ?? ',';
}
