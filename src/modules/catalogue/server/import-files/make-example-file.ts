import { buffer } from 'node:stream/consumers';
import {
  IMPORT_PARTS,
  importFormat,
  type FormatColumn,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import type { exampleFiles } from '#modules/catalogue/contract/import-files.ts';
import { writeCsv } from '#platform/server/export/write-csv.ts';
import { writeWorkbook } from '#platform/server/spreadsheets/write-workbook.ts';
import { exampleRows } from './demo/example-company.ts';

interface Example {
  readonly file: (typeof exampleFiles)[number];
  /** Name of a column in the reader's language. */
  readonly headingOf: (column: string) => string;
}

/** The example as a file in one of the formats of imports. */
export async function makeExample({ file, headingOf }: Example): Promise<Uint8Array> {
  if (file === 'company.json') return Buffer.from(JSON.stringify(asLists(), null, 2));
  if (file === 'company.xlsx') {
    return writeWorkbook(
      IMPORT_PARTS.map((part) => ({ name: part, rows: sheetOf(part, headingOf) })),
    );
  }
  const part = IMPORT_PARTS.find((each) => file === `${each}.csv`) ?? 'modules';
  const [headings = [], ...rows] = sheetOf(part, headingOf);
  return buffer(writeCsv(headings, inOneBatch(rows)));
}

async function* inOneBatch<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows;
}

function sheetOf(part: ImportPart, headingOf: Example['headingOf']): string[][] {
  const columns = Object.keys(importFormat[part]);
  const rows = rowsOf(part).map((row) => columns.map((column) => row[column] ?? ''));
  return [columns.map(headingOf), ...rows];
}

/** In JSON lists are lists. */
function asLists() {
  return Object.fromEntries(
    IMPORT_PARTS.map((part) => {
      const format: Readonly<Record<string, FormatColumn>> = importFormat[part];
      const rows = rowsOf(part).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [
            column,
            format[column]?.list === undefined ? value : value.split('; '),
          ]),
        ),
      );
      return [part, rows];
    }),
  );
}

function rowsOf(part: ImportPart): readonly Readonly<Record<string, string>>[] {
  return exampleRows[part];
}
