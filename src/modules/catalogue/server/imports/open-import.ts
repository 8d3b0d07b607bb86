import { IMPORT_PARTS } from '#modules/catalogue/contract/import-format.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findStoredFile } from '#platform/server/files/stored-files.ts';
import type { NamedFile } from '#platform/server/spreadsheets/open-tables.ts';
import { actorOf } from './import-runs.ts';
import type { ImportRow } from './imports.queries.ts';
import { deriveFeatures } from '../import-files/derive-features.ts';
import { prepareTables, type PreparedTable } from '../import-files/read-entries.ts';
import { openTables } from '../import-files/open-tables.ts';
import { findKnownCompany } from './find-known-company.ts';

/** Opens the files of an import again, with the mapping of their tables. */
export async function openImport(
  { database, files }: Pick<Context, 'database' | 'files'>,
  row: ImportRow,
): Promise<PreparedTable[]> {
  const scope = actorOf(row);
  const { stored, known } = await database.inCompany(
    scope,
    async (tx) => ({
      stored: await findImportedFiles(tx, row, files),
      known: await findKnownCompany(tx, row),
    }),
    { readOnly: true },
  );
  const tables = prepareTables({
    stored: row.tables,
    opened: await openTables(stored),
    corrections: row.corrections,
    order: IMPORT_PARTS,
  });
  return [...deriveFeatures(tables, known), ...tables];
}

/** Where the files of an import are. */
export async function findImportedFiles(
  tx: Transaction,
  row: ImportRow,
  files: Pick<Context['files'], 'pathOf'>,
): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  for (const { file_id, filename } of row.files) {
    const file = await findStoredFile(tx, actorOf(row), file_id);
    if (file !== undefined) found.push({ path: files.pathOf(file.storage_key), filename });
  }
  return found;
}
