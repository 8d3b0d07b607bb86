import { setImmediate } from 'node:timers/promises';
import { CsvError, parse, type Parser } from 'csv-parse';
import { z } from 'zod';
import { importLimits } from '#modules/directory/contract/employee-import.routes.ts';
import { directoryErrors } from '#modules/directory/contract/directory.errors.ts';

/** A line of a file and the number under which spreadsheets show it. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const record = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/** So many lines are read before others get their turn. */
const LINES_AT_ONCE = 250;

/** Reads a CSV file as spreadsheets write it: UTF-8 or Windows-874, with commas, semicolons or tabs. */
export async function readTable(bytes: Uint8Array): Promise<Line[]> {
  const text = decode(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
  });
  parser.end(text);
  try {
    return await collect(parser);
  } catch (error) {
    if (error instanceof CsvError) throw directoryErrors.file_unreadable();
    throw error;
  }
}

async function collect(parser: Parser): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const read of parser) {
    const { record: cells, info } = record.parse(read);
    lines.push({ line: info.lines, cells });
    if (lines.length > importLimits.rows + 1) {
      throw directoryErrors.too_many_rows({ parameters: { limit: importLimits.rows } });
    }
    if (lines.length % LINES_AT_ONCE === 0) await setImmediate();
  }
  return lines;
}

/** What is no UTF-8 was written by a Thai Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'];

/** The one that parts most of the headings. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  const parts = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => parts(other) - parts(one))[0] ?? ',';
}
