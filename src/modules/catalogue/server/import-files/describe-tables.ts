import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import { importLimits } from '#modules/catalogue/contract/import-limits.ts';
import { importFormat } from '#modules/catalogue/contract/import-format.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { cleanCell } from './check-row.ts';
import { findPart, guessPart, proposeMappings } from './map-columns.ts';
import { isEmptyRow, type FileTable } from './file-table.ts';

const SAMPLE_ROWS = 5;
const LONGEST_SAMPLE = 100;

/** Which list each table of the files seems to be, and what its columns are. */
export async function describeTables(
  tables: readonly FileTable[],
  translator: Translator,
): Promise<ImportTable[]> {
  const described: ImportTable[] = [];
  for (const table of tables.slice(0, importLimits.tables)) {
    described.push(await describeTable(table, translator));
  }
  return described;
}

async function describeTable(table: FileTable, translator: Translator): Promise<ImportTable> {
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
      new_features_in: null,
      sample: rows.slice(0, SAMPLE_ROWS),
    };
  }
  const [headings = [], ...more] = rows;
  const sample = more.slice(0, SAMPLE_ROWS);
  const proposals = proposeMappings({ headings, sample }, translator);
  const part = findPart(name, translator) ?? guessPart(proposals) ?? null;
  return {
    name,
    part,
    named: false,
    headings,
    sample,
    columns: part === null ? headings.map(() => null) : proposals[part],
    proposals,
    new_features_in: null,
  };
}

async function firstRows(table: FileTable): Promise<string[][]> {
  const first: string[][] = [];
  for await (const batch of table.rows()) {
    for (const { cells } of batch) {
      if (isEmptyRow(cells)) continue;
      first.push(
        cells
          .slice(0, importLimits.columns)
          .map((cell) => cleanCell(cell).slice(0, LONGEST_SAMPLE)),
      );
    }
    if (first.length > SAMPLE_ROWS) break;
  }
  return first.slice(0, SAMPLE_ROWS + 1);
}
