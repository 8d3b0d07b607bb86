import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { decodeText } from '../decode-text.ts';
import { createTableWriter } from '../table-text.ts';
import type { RawPage, ReadingOptions } from './document-reader.ts';

const rowSchema = z.array(z.string());
const DELIMITERS = [',', ';', '\t'] as const;
/** A long table is handed on in stretches, so that its text is never in memory twice. */
const ROWS_AT_ONCE = 5000;

export async function* readCsv(
  path: string,
  { encoding: chosen }: ReadingOptions,
): AsyncIterable<RawPage> {
  const { text, encoding } = decodeText(await readFile(path), chosen);
  const source = text.replace(/^\uFEFF/, '');
  const rows = parse(source, {
    delimiter: likelyDelimiter(source),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const writeRow = createTableWriter();
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(writeRow(rowSchema.parse(row)));
    if (lines.length === ROWS_AT_ONCE) {
      yield { text: lines.join('\n'), encoding };
      lines = [];
    }
  }
  yield { text: lines.join('\n'), encoding };
}

/** Spreadsheets write semicolons or tabs where the comma is taken; the first line shows which. */
function likelyDelimiter(source: string): string {
  const firstLine = source.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
