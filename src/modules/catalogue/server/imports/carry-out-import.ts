import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import type { FindChoice } from '../import-files/check-row.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { readAhead } from '../import-files/read-ahead.ts';
import { readEntries, type PreparedTable } from '../import-files/read-entries.ts';
import { fillCompany } from './fill-company.ts';
import type { ImportRow } from './imports.queries.ts';

interface CarryingOut {
  readonly tables: readonly PreparedTable[];
  readonly findChoice: FindChoice;
  readonly signal: AbortSignal;
}

/** Writes all rows of an import. */
export async function carryOutImport(
  context: Pick<Context, 'database' | 'announcements' | 'connection' | 'logger'>,
  row: ImportRow,
  { tables, findChoice, signal }: CarryingOut,
): Promise<ImportReport> {
  async function* batches(): AsyncGenerator<ImportedEntry[]> {
    for (const table of tables) {
      for await (const batch of readAhead(readEntries(table, findChoice))) {
        yield batch.map(({ entry }) => entry);
      }
    }
  }
  return fillCompany(context, row, { origin: { kind: 'import', id: row.id }, batches, signal });
}
