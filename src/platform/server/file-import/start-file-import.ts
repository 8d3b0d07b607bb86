import { desc, and, sql } from 'drizzle-orm';
import type { FileImportOptions, ValueMeaning } from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import { hasValues } from '../database/has-values.ts';
import type { Transaction } from '../database/transactions.ts';
import { recordStoredFile, shareStoredFiles } from '../files/stored-files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { requireStored } from './change-file-import.ts';
import { runFileImport, type FileImportRow } from './file-import-runs.ts';
import { fileImports } from './file-imports.tables.ts';
import { recordStart } from './finish-file-import.ts';
import type { ImportKind } from './import-kind.ts';

interface StoredContent {
  readonly filename: string;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly storage_key: string;
}

interface Start {
  readonly kind: Pick<ImportKind, 'name'>;
  readonly options: FileImportOptions;
  readonly content: StoredContent;
  readonly jobs: Jobs;
}

/** Stores the file and has it checked. */
export async function startFileImport(
  tx: Transaction,
  scope: Scope,
  { kind, options, content, jobs }: Start,
): Promise<FileImportRow> {
  const mime_type = 'application/octet-stream';
  const file = await recordStoredFile(tx, scope, { ...content, mime_type });
  const meanings = await lastMeanings(tx, scope, kind.name);
  return addImport(tx, scope, {
    jobs,
    values: {
      kind: kind.name,
      filename: content.filename,
      size_bytes: content.size_bytes,
      stored_file_id: file.id,
      options,
      reading: meanings.length === 0 ? {} : { meanings },
    },
  });
}

interface Repeat {
  readonly row: FileImportRow;
  readonly jobs: Jobs;
}

/** Has the file of an import checked once more, as another import with the same choices and corrected cells. */
export async function repeatFileImport(
  tx: Transaction,
  scope: Scope,
  { row, jobs }: Repeat,
): Promise<FileImportRow> {
  const { kind, filename, size_bytes, options, reading, corrections } = row;
  const [stored_file_id] = await shareStoredFiles(tx, scope, [requireStored(row)]);
  const values = { kind, filename, size_bytes, stored_file_id, options, reading, corrections };
  return addImport(tx, scope, { jobs, values });
}

interface Added {
  readonly values: Pick<
    typeof fileImports.$inferInsert,
    'kind' | 'filename' | 'size_bytes' | 'stored_file_id' | 'options' | 'reading' | 'corrections'
  >;
  readonly jobs: Jobs;
}

async function addImport(
  tx: Transaction,
  scope: Scope,
  { values, jobs }: Added,
): Promise<FileImportRow> {
  const [row] = await tx
    .insert(fileImports)
    .values({
      ...values,
      company_id: scope.companyId,
      status: 'checking',
      created_by: scope.userId,
      created_by_employee: scope.employeeId,
      language: scope.language,
    })
    .returning();
  if (row === undefined) throw new Error('The import was not returned');
  await recordStart(tx, row);
  await jobs.enqueue(tx, runFileImport, { companyId: scope.companyId, importId: row.id });
  return row;
}

/** What values meant in the last file of a kind. */
async function lastMeanings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  kind: string,
): Promise<ValueMeaning[]> {
  const [last] = await tx
    .select({ reading: fileImports.reading })
    .from(fileImports)
    .where(
      and(
        hasValues(fileImports, { company_id: companyId, kind }),
        sql`${fileImports.reading} -> 'meanings' is not null`,
      ),
    )
    .orderBy(desc(fileImports.created_at), desc(fileImports.id))
    .limit(1);
  return last?.reading.meanings ?? [];
}
