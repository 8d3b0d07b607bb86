import {
  fileErrors,
  type TableChoices,
  type TableDescription,
} from '#platform/contract/file-import.ts';
import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { TableRow } from '../spreadsheets/split-csv.ts';
import type { Translator } from '../texts/translator.ts';
import { findHeader } from './find-header.ts';
import { chosenPlaces, headingFinder, type RecordColumns } from './map-headings.ts';
import { openSource, type Source } from './open-source.ts';

/** A file whose columns are known. */
export interface RecordTable<Column extends string> {
  readonly description: TableDescription<Column>;
  /** The rows below the headings that are not blank, in batches; a file of more rows than the limit is refused. */
  rows(limit: number): AsyncGenerator<readonly TableRow[]>;
}

/** Who reads a file, and how. */
export interface TableReader {
  readonly translator: Translator;
  readonly language: Language;
  readonly choices?: TableChoices;
  /** Whether columns that are missing are only reported. */
  readonly isTrial?: boolean;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
/** Rows below the headings in which samples are looked for. */
const SAMPLED_ROWS = 50;

/** Opens a file of records, finds its headings, and what each of them is unless that was chosen. */
export async function openRecordTable<Column extends string>(
  path: string,
  kind: RecordColumns<Column>,
  { translator, language, choices = {}, isTrial = false }: TableReader,
): Promise<RecordTable<Column>> {
  const source = await openSource(path, choices);
  const top = await firstRows(source);
  const find = headingFinder(kind, translator);
  const { header_line: chosen } = choices;
  const header =
    chosen === undefined ? findHeader(top, find) : top.find(({ line }) => line === chosen);
  const headings = header?.cells ?? [];
  const places =
    choices.columns === undefined ? find(headings) : chosenPlaces(kind, choices.columns);
  const missing = kind.required.filter((column) => !places.includes(column));
  if (missing.length > 0 && !isTrial) {
    const names = missing.map((column) => translator.translate(language, kind.headingOf(column)));
    throw fileErrors.columns_missing({ parameters: { columns: names.join(', ') } });
  }
  const headerLine = header?.line ?? chosen ?? 1;
  const { encoding, sheets, sheet, formulas, merged_cells } = source;
  return {
    description: {
      encoding,
      sheets,
      sheet,
      formulas,
      merged_cells,
      header_line: headerLine,
      missing,
      columns: headings.map((heading, place) => ({
        heading,
        samples: samplesOf(top, headerLine, place),
        column: places[place] ?? null,
      })),
    },
    async *rows(limit) {
      let count = 0;
      for await (const batch of source.rows()) {
        const data = batch.filter((row) => row.line > headerLine && !isBlank(row));
        count += data.length;
        if (count > limit) throw fileErrors.too_many_rows({ parameters: { limit } });
        yield data;
      }
    },
  };
}

async function firstRows(source: Source): Promise<TableRow[]> {
  const top: TableRow[] = [];
  for await (const batch of source.rows()) {
    top.push(...batch.slice(0, MOST_HEADER_LINE + SAMPLED_ROWS).filter((row) => !isBlank(row)));
    if ((top.at(-1)?.line ?? 0) >= MOST_HEADER_LINE + SAMPLED_ROWS) break;
  }
  return top;
}

function samplesOf(top: readonly TableRow[], headerLine: number, place: number): string[] {
  const cells = top
    .filter(({ line }) => line > headerLine)
    .map((row) => (row.cells[place] ?? '').slice(0, LONGEST_SAMPLE))
    .filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, SAMPLES);
}

function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell === '');
}
