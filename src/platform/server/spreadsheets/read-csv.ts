import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';

/** A row of a file and the number under which spreadsheets and editors show it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Bytes that are no text, or text whose quotation marks do not close: no table can be made of it. */
export class UnreadableCsvError extends Error {
  constructor(cause?: unknown) {
    super('The file is not CSV', { cause });
    this.name = 'UnreadableCsvError';
  }
}

interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-874';
}

const UNICODE_MARKS = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);
/** What spreadsheets write: UTF-8, Unicode with its mark, or else the Thai of Windows before Unicode. */
export function decodeCsv(bytes: Uint8Array): DecodedText {
  const decoded = decode(bytes);
  const notText = decoded.encoding === 'windows-874' ? NO_LETTER : /\0/;
  if (notText.test(decoded.text)) throw new UnreadableCsvError();
  return decoded;
}

/** What no byte of Windows-874 stands for, and the one that no text holds. */
const NO_LETTER = /[\0\u0080-\u009F\uFFFD]/;

function decode(bytes: Uint8Array): DecodedText {
  const unicode = UNICODE_MARKS.get(Buffer.from(bytes.subarray(0, 2)).toString('hex'));
  if (unicode !== undefined) {
    return { text: new TextDecoder(unicode).decode(bytes), encoding: 'utf-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-874').decode(bytes), encoding: 'windows-874' };
  }
}

const DELIMITERS = [',', ';', '\t'];

/** The one that parts most of the first line. */
export function likelyDelimiter(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  const parts = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => parts(other) - parts(one))[0] ?? ',';
}

const record = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/** So many rows are read before others get their turn. */
const ROWS_AT_ONCE = 250;

interface Reading {
  readonly delimiter?: string;
  /** Whether rows without a value come too. */
  readonly blankRows?: boolean;
}

/** Rows of a CSV text, each as long as it is. */
export async function* readCsv(
  text: string,
  { delimiter = likelyDelimiter(text), blankRows = false }: Reading = {},
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_records_with_empty_values: !blankRows,
  });
  parser.end(text);
  let count = 0;
  try {
    for await (const read of parser) {
      const { record: cells, info } = record.parse(read);
      yield { line: info.lines, cells };
      count += 1;
      if (count % ROWS_AT_ONCE === 0) await setImmediate();
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsvError(error) : error;
  }
}
