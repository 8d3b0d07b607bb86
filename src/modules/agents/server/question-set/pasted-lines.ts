import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface PastedLine {
  /** Counted from 1, as in the text. */
  readonly row: number;
  readonly text: string;
  readonly question: string;
  readonly filenames: readonly string[];
}

const records = z.array(z.object({ record: z.array(z.string()), raw: z.string() }));

/**
 * Splits pasted text: the question, then names of files, separated by tabs or as CSV. Empty lines are left
 * out, and so is a heading line, which begins with one of `heads`. Throws where quotation marks do not close.
 */
export function pastedLines(text: string, heads: readonly string[]): PastedLine[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const parsed = records.parse(
    parse(source, {
      delimiter: source.includes('\t') ? '\t' : ',',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      raw: true,
    }),
  );
  let next = 1;
  return parsed.flatMap(({ record: [question = '', ...files], raw }): PastedLine[] => {
    const row = next;
    next += raw.split('\n').length - 1;
    const filenames = files.filter((name) => name !== '');
    const isBlank = question === '' && filenames.length === 0;
    if (isBlank || (row === 1 && heads.includes(question))) return [];
    return [{ row, text: raw.trim(), question, filenames }];
  });
}
