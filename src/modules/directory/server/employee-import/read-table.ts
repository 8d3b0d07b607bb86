import { importErrors, importLimits } from '#modules/directory/contract/employee-import.ts';
import { openBytes } from '#platform/server/spreadsheets/content.ts';
import { readCsv } from '#platform/server/spreadsheets/read-csv.ts';
import { UnreadableCsvError, type TableRow } from '#platform/server/spreadsheets/split-csv.ts';

/** Rows of a CSV file that are not blank, the headings first. */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  try {
    for await (const batch of readCsv(openBytes(bytes), { strict: true })) {
      rows.push(...batch.filter(({ cells }) => cells.some((cell) => cell !== '')));
      if (rows.length > importLimits.rows + 1) {
        throw importErrors.too_many_rows({ parameters: { limit: importLimits.rows } });
      }
    }
  } catch (error) {
    throw error instanceof UnreadableCsvError ? importErrors.file_unreadable() : error;
  }
  return rows;
}
