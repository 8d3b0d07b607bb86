import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import { importLimits } from '#modules/catalogue/contract/import-limits.ts';
import { importFormat } from '#modules/catalogue/contract/import-format.ts';
import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import { findHeader } from '#platform/server/file-import/find-header.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { cleanCell } from './check-row.ts';
import { findPart, guessPart, knownHeadings, proposeMappings } from './map-columns.ts';
import { isEmptyRow, type FileTable } from './file-table.ts';

const SAMPLE_ROWS = 5;
const LONGEST_SAMPLE = 100;
const MOST_ROWS = MOST_HEADER_LINE + SAMPLE_ROWS;

/** Which list each table of the files seems to be, and what its columns are. */
export async function describeTables(
  tables: readonly FileTable[],
  translator: Translator,
): Promise<ImportTable[]> {
  const described: ImportTable[] = [];
  for (const table of tables.slice(0, importLimits.tables)) {
    described.push(await describeTable(table, { translator }));
  }
  return described;
}

interface Description {
  readonly translator: Translator;
  /** Where its headings are, if somebody says so. */
  readonly headerLine?: number;
}

/** Which list a table seems to be, and what its columns are. */
export async function describeTable(
  table: FileTable,
  { translator, headerLine }: Description,
): Promise<ImportTable> {
  const { name } = table;
  const rows = await firstRows(table);
  if (table.part !== undefined) {
    const { part } = table;
    const columns = Object.keys(importFormat[part]);
    return {
      name,
      part,
      named: true,
      headings: columns,
      columns,
      proposals: {},
      header_line: null,
      new_features_in: null,
      sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
    };
  }
  const header =
    headerLine === undefined
      ? findHeader(rows, knownHeadings(translator))
      : (rows.find(({ line }) => line === headerLine) ?? { line: headerLine, cells: [] });
  const headings = header?.cells ?? [];
  const sample = rows
    .filter(({ line }) => header !== undefined && line > header.line)
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => cells);
  const proposals = proposeMappings({ headings, sample }, translator);
  const part = findPart(name, translator) ?? guessPart(proposals) ?? null;
  return {
    name,
    part,
    named: false,
    headings,
    header_line: header?.line ?? null,
    sample,
    columns: part === null ? headings.map(() => null) : proposals[part],
    proposals,
    new_features_in: null,
  };
}

interface FirstRow {
  readonly line: number;
  readonly cells: string[];
}

/** The first rows that are not empty, among which the headings are. */
async function firstRows(table: FileTable): Promise<FirstRow[]> {
  const first: FirstRow[] = [];
  for await (const batch of table.rows()) {
    for (const { line, cells } of batch) {
      if (first.length === MOST_ROWS) return first;
      if (isEmptyRow(cells)) continue;
      const shown = cells.slice(0, importLimits.columns);
      first.push({ line, cells: shown.map((cell) => cleanCell(cell).slice(0, LONGEST_SAMPLE)) });
    }
  }
  return first;
}
