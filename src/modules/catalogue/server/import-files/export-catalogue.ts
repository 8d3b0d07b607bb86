import {
  IMPORT_PARTS,
  importFormat,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { readList } from '#platform/server/export/export-list.ts';
import { writeCsv } from '#platform/server/export/write-csv.ts';
import { zipStream } from '#platform/server/export/zip-stream.ts';
import { exportedRows } from './exported-rows.queries.ts';

interface Exporting {
  readonly database: Database;
  readonly scope: Scope;
  readonly catalogueCompanyId: string;
}

/** A company as a ZIP of CSV files in the format of imports: importing it changes nothing. */
export function exportCatalogue(exporting: Exporting): AsyncGenerator<Buffer> {
  return zipStream(
    IMPORT_PARTS.map((part) => ({
      name: `${part}.csv`,
      content: writeCsv(Object.keys(importFormat[part]), rowsOf(part, exporting)),
    })),
  );
}

async function* rowsOf(
  part: ImportPart,
  { database, scope, catalogueCompanyId }: Exporting,
): AsyncGenerator<string[][]> {
  const columns = Object.keys(importFormat[part]);
  const list = exportedRows(scope, { part, catalogueCompanyId });
  const read = { title: 'catalogue:intake.title', columns: [], ...list } as const;
  for await (const rows of readList(database, scope, read)) {
    yield rows.map(({ cells }) => columns.map((column) => cells[column] ?? ''));
  }
}
