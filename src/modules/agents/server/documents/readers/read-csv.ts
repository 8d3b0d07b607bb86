import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { decodeText } from '../decode-text.ts';
import { documentLimits } from '../limits.ts';
import { createTableWriter } from '../table-text.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { RawPage } from './document-reader.ts';

const rowSchema = z.array(z.string());
const DELIMITERS = [',', ';', '\t'] as const;

export async function* readCsv(path: string): AsyncIterable<RawPage> {
  const source = decodeText(await readFile(path)).replace(/^\uFEFF/, '');
  const rows = parse(source, {
    delimiter: likelyDelimiter(source),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const writeRow = createTableWriter();
  const lines: string[] = [];
  let characters = 0;
  for await (const row of rows) {
    const line = writeRow(rowSchema.parse(row));
    characters += line.length;
    if (characters > documentLimits.characters) throw new UnreadableFile('too_large_unpacked');
    lines.push(line);
  }
  yield { text: lines.join('\n') };
}

/** Spreadsheets write semicolons or tabs where the comma is taken; the first line shows which. */
function likelyDelimiter(source: string): string {
  const firstLine = source.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
