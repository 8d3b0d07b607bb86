import { and, eq } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import { isOneOf } from '../database/many-ids.ts';
import type { Transaction } from '../database/transactions.ts';
import { forgetStoredFiles } from '../files/stored-files.ts';
import { fileImportRecords, fileImportRefusals, fileImports } from './file-imports.tables.ts';

/**
 * Erases what imports have stored about records: what they were before, and the files they came in. The import can
 * still be undone for all others.
 */
export async function forgetImported(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
): Promise<void> {
  const { company_id, import_id, record_id } = fileImportRecords;
  const touched = await tx
    .update(fileImportRecords)
    .set({ before: null, extras: null })
    .where(and(eq(company_id, companyId), isOneOf(record_id, ids)))
    .returning({ id: import_id });
  const imports = [...new Set(touched.map(({ id }) => id))];
  if (imports.length === 0) return;
  const those = and(eq(fileImports.company_id, companyId), isOneOf(fileImports.id, imports));
  const found = await tx
    .select({ file: fileImports.stored_file_id })
    .from(fileImports)
    .where(those);
  await tx
    .update(fileImports)
    .set({ stored_file_id: null, lines: [], corrections: [], table_read: null })
    .where(those);
  await tx
    .delete(fileImportRefusals)
    .where(
      and(
        eq(fileImportRefusals.company_id, companyId),
        isOneOf(fileImportRefusals.import_id, imports),
      ),
    );
  const files = found.flatMap(({ file }) => file ?? []);
  await forgetStoredFiles(tx, { companyId }, files);
}
