import { fileErrors } from '#platform/contract/file-import.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { Translator } from '../texts/translator.ts';
import { openBytes } from './content.ts';
import { readCsv } from './read-csv.ts';
import { UnreadableCsvError, type TableRow } from './split-csv.ts';

/** Rows of a CSV file that are not blank, the headings first; a file of more rows is refused. */
export async function readTable(
  bytes: Uint8Array,
  { limit }: { readonly limit: number },
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  try {
    for await (const batch of readCsv(openBytes(bytes), { strict: true })) {
      rows.push(...batch.filter(({ cells }) => cells.some((cell) => cell !== '')));
      if (rows.length > limit + 1) throw fileErrors.too_many_rows({ parameters: { limit } });
    }
  } catch (error) {
    throw error instanceof UnreadableCsvError ? fileErrors.file_unreadable() : error;
  }
  return rows;
}

interface Headings<Column extends string> {
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** The text key of a column's heading. */
  readonly headingOf: (column: Column) => string;
  readonly translator: Translator;
  /** Of the refusal. */
  readonly language: Language;
}

/** The column at each place, by headings in either language or by their names in the API. */
export function columnsOf<Column extends string>(
  headings: readonly string[],
  { columns, required, headingOf, translator, language }: Headings<Column>,
): (Column | undefined)[] {
  const textOf = (column: Column, as: Language) => translator.translate(as, headingOf(column));
  const byHeading = new Map<string, Column>();
  for (const column of columns) {
    byHeading.set(column, column);
    for (const each of LANGUAGES) byHeading.set(normaliseText(textOf(column, each)), column);
  }
  const found = headings.map((heading) => byHeading.get(normaliseText(heading)));
  const missing = required.filter((column) => !found.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => textOf(column, language)).join(', ');
    throw fileErrors.columns_missing({ parameters: { columns: names } });
  }
  return found;
}

/** The text of a cell without the mark that exports put before what a spreadsheet takes for a formula. */
export function withoutFormulaMark(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '');
}
