import { hasValues } from '../database/has-values.ts';
import type { Transaction } from '../database/transactions.ts';
import { findStoredFile } from '../files/stored-files.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Translator } from '../texts/translator.ts';
import { cellCorrector } from './correct-cells.ts';
import type { Opening } from './import-kind.ts';
import type { FileImportRow } from './file-import-runs.ts';
import { fileImportRefusals } from './file-imports.tables.ts';

/** The place of an import's file on the disk. */
export async function pathOfImport(
  tx: Transaction,
  { company_id: companyId, stored_file_id }: FileImportRow,
  files: FileStore,
): Promise<string> {
  const stored =
    stored_file_id === null ? undefined : await findStoredFile(tx, { companyId }, stored_file_id);
  if (stored === undefined) throw new Error('The file of the import is not stored');
  return files.pathOf(stored.storage_key);
}

/** How the file of an import is opened: as it was chosen, with the corrected cells. */
export function openingOf(row: FileImportRow, translator: Translator): Opening {
  const { options, reading, corrections, language } = row;
  return {
    options,
    translator,
    language,
    choices: reading,
    meanings: reading.meanings,
    omitted: reading.omitted,
    isTrial: true,
    correct: cellCorrector(corrections),
  };
}

/** Removes what an earlier run has found wrong. */
export async function forgetRefusals(tx: Transaction, row: FileImportRow): Promise<void> {
  const { company_id, id } = row;
  await tx
    .delete(fileImportRefusals)
    .where(hasValues(fileImportRefusals, { company_id, import_id: id }));
}
