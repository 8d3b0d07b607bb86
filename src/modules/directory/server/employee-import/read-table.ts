import { importLimits, importErrors } from '#modules/directory/contract/employee-import.ts';
import {
  decodeCsv,
  readCsv,
  UnreadableCsvError,
  type CsvRow,
} from '#platform/server/spreadsheets/read-csv.ts';

/** Reads a CSV file as spreadsheets write it: UTF-8 or Windows-874, with commas, semicolons or tabs. */
export async function readTable(bytes: Uint8Array): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for await (const row of readCsv(decodeCsv(bytes).text)) {
      rows.push(row);
      if (rows.length > importLimits.rows + 1) {
        throw importErrors.too_many_rows({ parameters: { limit: importLimits.rows } });
      }
    }
  } catch (error) {
    throw error instanceof UnreadableCsvError ? importErrors.file_unreadable() : error;
  }
  return rows;
}
