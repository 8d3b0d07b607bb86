import { and, eq } from 'drizzle-orm';
import {
  importErrors,
  type ImportMapping,
  type ImportStatus,
  type ImportTable,
} from '#modules/catalogue/contract/imports.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { freshRun } from '#platform/server/long-jobs/long-job.columns.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';
import { missingColumns } from '../import-files/map-columns.ts';
import { runImport } from './import-jobs.ts';
import { importRuns } from './import-runs.ts';

interface Step {
  readonly id: string;
  readonly jobs: Jobs;
}

/** Stores what the tables are and has the import checked, again where it failed or was cancelled. */
export async function checkImport(
  tx: Transaction,
  scope: Scope,
  { id, jobs, mapping }: Step & { readonly mapping: ImportMapping },
): Promise<ImportRow> {
  const from = ['mapping', 'checked', 'failed', 'cancelled'] as const;
  const row = await lockImport(tx, scope, { id, from });
  if (row.source_id !== null || row.files_removed_at !== null)
    throw importErrors.import_not_there_now();
  const tables = mapTables(row.tables, mapping);
  return startStep(tx, scope, { row, jobs, status: 'checking', also: { tables } });
}

/** Has an import carried out that was checked without a problem. */
export async function commitImport(tx: Transaction, scope: Scope, { id, jobs }: Step) {
  const row = await lockImport(tx, scope, { id, from: ['checked'] });
  if (row.problems > 0) {
    throw importErrors.import_has_problems({ parameters: { count: row.problems } });
  }
  return startStep(tx, scope, { row, jobs, status: 'importing' });
}

/** Has an import undone. Entries from a source change only with the source. */
export async function undoImport(tx: Transaction, scope: Scope, { id, jobs }: Step) {
  const row = await lockImport(tx, scope, { id, from: ['imported'] });
  if (row.source_id !== null) throw importErrors.import_not_there_now();
  return startStep(tx, scope, { row, jobs, status: 'undoing' });
}

/** Cancels an import; one that is running stops at its next step. */
export async function cancelImport(tx: Transaction, scope: Scope, id: string): Promise<ImportRow> {
  const row = await lockImport(tx, scope, {
    id,
    from: ['mapping', 'checking', 'checked', 'importing'],
  });
  const runs = row.status === 'checking' || row.status === 'importing';
  const now = new Date().toISOString();
  return importRuns.requestCancel(tx, scope, {
    id,
    values: {
      updated_at: now,
      ...(runs ? {} : { cancel_requested: false, status: 'cancelled', finished_at: now }),
    },
    after: { company_code: row.company_code },
  });
}

/** The import, locked; refused at another status than these. */
export async function lockImport(
  tx: Transaction,
  scope: Scope,
  { id, from }: { id: string; from: readonly ImportStatus[] },
): Promise<ImportRow> {
  const row = await importRuns.lock(tx, scope, id);
  if (!from.includes(row.status)) throw importErrors.import_not_there_now();
  return row;
}

interface Start {
  readonly row: ImportRow;
  readonly jobs: Jobs;
  readonly status: ImportStatus;
  readonly also?: Partial<ImportRow>;
}

/** Has the worker take the next step. */
export async function startStep(
  tx: Transaction,
  scope: Scope,
  { row, jobs, status, also }: Start,
): Promise<ImportRow> {
  const values: Partial<ImportRow> = {
    ...also,
    status,
    // Undoing counts no rows; where it is refused, the import still has its own.
    rows_done: status === 'undoing' ? row.rows_done : 0,
    // What was checked is what is carried out.
    rows_total: status === 'checking' ? null : row.rows_total,
    failure: null,
    ...freshRun,
    ...(status === 'undoing' ? { finished_at: row.finished_at } : {}),
    updated_at: new Date().toISOString(),
  };
  const [after] = await tx
    .update(catalogueImports)
    .set(values)
    .where(and(eq(catalogueImports.company_id, row.company_id), eq(catalogueImports.id, row.id)))
    .returning();
  if (after === undefined) throw errors.not_found();
  await jobs.enqueue(tx, runImport, { companyId: scope.companyId, importId: row.id });
  tx.announce(importRuns.progressOf(after.id, after));
  return after;
}

/** Tables without a mapping are left out. */
function mapTables(stored: readonly ImportTable[], { tables }: ImportMapping): ImportTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const mapped = stored.map((table): ImportTable => {
    const given = byName.get(table.name);
    if (given === undefined || given.part === null) return { ...table, part: null };
    if (table.named) return table;
    const columns = table.headings.map((_, place) => given.columns[place] ?? null);
    const named = columns.filter((column) => column !== null);
    const missing = missingColumns(given.part, columns);
    if (missing.length > 0 || new Set(named).size < named.length) {
      throw importErrors.import_columns_missing({
        parameters: { table: table.name, columns: missing.join(', ') },
      });
    }
    const new_features_in = given.part === 'fields' ? given.new_features_in : null;
    return { ...table, part: given.part, columns, new_features_in };
  });
  if (mapped.every(({ part }) => part === null)) throw importErrors.import_without_tables();
  return mapped;
}
