import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';
import { removeFindings } from './store-problems.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Nothing works on them; those still open were abandoned. */
const RESTING = ['mapping', 'checked', 'imported', 'failed', 'cancelled', 'undone'] as const;
const ABANDONED: readonly ImportRow['status'][] = ['mapping', 'checked'];

/** Imports of all companies whose files have been stored long enough. */
export function findImportsToForget(tx: Transaction, now: Date): Promise<ImportRow[]> {
  return tx
    .select()
    .from(catalogueImports)
    .where(
      and(
        isNull(catalogueImports.source_id),
        isNull(catalogueImports.files_removed_at),
        inArray(catalogueImports.status, RESTING),
        lt(catalogueImports.updated_at, keptSince(now)),
      ),
    );
}

/** Removes the files, the bad rows and the corrected cells of an import, and cancels one that was abandoned. Its entries stay. */
export async function forgetImport(tx: Transaction, row: ImportRow, now: Date): Promise<void> {
  const { company_id: companyId, id, files, status } = row;
  const at = now.toISOString();
  await forgetStoredFiles(
    tx,
    { companyId },
    files.map(({ file_id }) => file_id),
  );
  await removeFindings(tx, row);
  await tx
    .update(catalogueImports)
    .set({
      files_removed_at: at,
      corrections: [],
      ...(ABANDONED.includes(status) ? { status: 'cancelled', finished_at: at } : {}),
    })
    .where(and(eq(catalogueImports.company_id, companyId), eq(catalogueImports.id, id)));
}

/** Removes readings of sources that were followed by a successful one. */
export async function forgetReadings(tx: Transaction, now: Date): Promise<void> {
  const later = sql`exists (select from ${catalogueImports} later
    where later.company_id = ${catalogueImports}.company_id
      and later.source_id = ${catalogueImports}.source_id
      and later.status = 'imported' and later.created_at > ${catalogueImports}.created_at)`;
  await tx
    .delete(catalogueImports)
    .where(
      and(
        isNotNull(catalogueImports.source_id),
        lt(catalogueImports.updated_at, keptSince(now)),
        later,
      ),
    );
}

function keptSince(now: Date): string {
  return new Date(now.getTime() - importKeptDays * DAY_MS).toISOString();
}
