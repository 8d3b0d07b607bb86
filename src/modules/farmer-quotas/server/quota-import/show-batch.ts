import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { QUOTA_IMPORT, type QuotaImportBatch } from '#modules/farmer-quotas/contract/imports.ts';
import { errors } from '#platform/contract/errors.ts';
import type { FileImportDetail, FileImportStatus } from '#platform/contract/file-imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  findFileImport,
  showFileImport,
} from '#platform/server/file-import/file-imports.queries.ts';
import { fileImports } from '#platform/server/file-import/file-imports.tables.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';

type Means = Pick<Context, 'employeeName' | 'translator'>;

/** An import of quotas; one of something else is as if it were missing. */
export async function findBatch(tx: Transaction, scope: Scope, id: string) {
  const row = await findFileImport(tx, scope, id);
  if (row.kind !== QUOTA_IMPORT) throw errors.not_found();
  return row;
}

/** An import as the calls of quotas answer it. */
export async function showBatch(
  tx: Transaction,
  scope: Scope,
  { id, ...means }: Means & { readonly id: string },
): Promise<QuotaImportBatch> {
  await findBatch(tx, scope, id);
  const found = await showFileImport(tx, scope, { id, ...means });
  const { filename, failure, status, created, updated, unchanged, left_out, rows_done } = found;
  return {
    batch_id: id,
    status,
    filename,
    validate_status: validationOf(found),
    commit_status: COMMITS[status],
    total_rows: found.rows_total ?? 0,
    valid_rows: created + updated + unchanged,
    invalid_rows: left_out,
    created,
    updated,
    unchanged,
    rows_done,
    errors: found.problems.map(({ line, column, message }) => ({ line, column, message })),
    same_file: await sameFile(tx, scope, id),
    failure,
    created_at: found.created_at,
  };
}

const COMMITS: Readonly<Record<FileImportStatus, QuotaImportBatch['commit_status']>> = {
  checking: 'none',
  checked: 'none',
  importing: 'running',
  imported: 'done',
  imported_with_errors: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
  undoing: 'running',
  undone: 'undone',
};

function validationOf({
  status,
  problems_total,
  table,
}: FileImportDetail): QuotaImportBatch['validate_status'] {
  if (status === 'checking') return 'running';
  if (table === null) return 'failed';
  return problems_total > 0 || table.missing.length > 0 ? 'invalid' : 'valid';
}

/** Earlier imports of quotas of the very same file. */
function sameFile(tx: Transaction, { companyId }: Scope, id: string) {
  const itsContent = hasValues(storedFiles, {
    company_id: fileImports.company_id,
    id: fileImports.stored_file_id,
  });
  return tx
    .select({
      batch_id: fileImports.id,
      filename: fileImports.filename,
      created_at: fileImports.created_at,
    })
    .from(fileImports)
    .innerJoin(storedFiles, itsContent)
    .where(
      and(
        eq(fileImports.company_id, companyId),
        eq(fileImports.kind, QUOTA_IMPORT),
        ne(fileImports.id, id),
        sql`${storedFiles.sha256} = (
          select own_file.sha256 from ${storedFiles} own_file
          join ${fileImports} own on own.company_id = own_file.company_id and own.stored_file_id = own_file.id
          where own.company_id = ${companyId} and own.id = ${id})`,
      ),
    )
    .orderBy(desc(fileImports.created_at))
    .limit(5);
}
