import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import {
  fileImportErrors,
  type FileCorrection,
  type FileImportOptions,
  type FileImportStatus,
  type FileReading,
  type ImportFacts,
} from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import { hasValues } from '../database/has-values.ts';
import type { Transaction } from '../database/transactions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { freshRun } from '../long-jobs/long-job.columns.ts';
import { mergeCorrections, refuseManyCorrections } from './correct-cells.ts';
import { fileImportRuns, runFileImport, type FileImportRow } from './file-import-runs.ts';
import { fileImports } from './file-imports.tables.ts';
import { figuresOf } from './finish-file-import.ts';
import type { ImportKind } from './import-kind.ts';

/** The import, locked; refused at another step than these. */
export async function lockFileImport(
  tx: Transaction,
  scope: Scope,
  { id, from }: { readonly id: string; readonly from: readonly FileImportStatus[] },
): Promise<FileImportRow> {
  const row = await fileImportRuns.lock(tx, scope, id);
  if (!from.includes(row.status)) throw fileImportErrors.import_not_there_now();
  return row;
}

interface Step {
  readonly row: FileImportRow;
  readonly jobs: Jobs;
}

interface Check extends Step {
  readonly options: FileImportOptions;
  readonly reading: FileReading | undefined;
  readonly corrections: FileCorrection[] | undefined;
}

/** Has the file checked again; a check that is still under way is lost. */
export async function recheckFileImport(
  tx: Transaction,
  { row, jobs, options, reading: wanted, corrections: given }: Check,
): Promise<FileImportRow> {
  requireStored(row);
  const { meanings, omitted } = row.reading;
  const reading = wanted === undefined ? row.reading : { meanings, omitted, ...wanted };
  const corrections = correctionsOf(row, given);
  refuseManyCorrections(corrections);
  const values = { ...noResult, status: 'checking', options, reading, corrections } as const;
  return begin(tx, { row, jobs }, { ...values, run_token: null });
}

/** No corrections at all forget the earlier ones. */
function correctionsOf({ corrections }: FileImportRow, given: FileCorrection[] | undefined) {
  if (given === undefined) return corrections;
  return given.length === 0 ? [] : mergeCorrections(corrections, given);
}

interface Commit extends Step {
  readonly kind: Pick<ImportKind, 'leavesOut'>;
  readonly leaveOut: boolean;
}

/** Has an import carried out that was checked. */
export async function beginCommit(
  tx: Transaction,
  { row, jobs, kind, leaveOut }: Commit,
): Promise<FileImportRow> {
  requireStored(row);
  const missing = row.table_read?.missing ?? [];
  if (missing.length > 0) {
    throw fileErrors.columns_missing({ parameters: { columns: missing.join(', ') } });
  }
  if (row.problems_count > 0 && !(leaveOut && kind.leavesOut)) {
    throw fileErrors.import_has_problems({ parameters: { count: row.problems_count } });
  }
  const committed_at = new Date().toISOString();
  // Found by the check alone.
  const { total_lines } = row.facts;
  const facts: ImportFacts = total_lines === undefined ? {} : { total_lines };
  const values = { ...noResult, facts, leave_out: leaveOut, committed_at };
  return begin(tx, { row, jobs }, { ...values, status: 'importing', rows_total: row.rows_total });
}

/** Has an import undone, unless a later one of the same kind would have to be undone first. */
export async function beginUndo(
  tx: Transaction,
  scope: Scope,
  { row, jobs }: Step,
): Promise<FileImportRow> {
  if (!mayUndo(row)) throw fileImportErrors.import_not_there_now();
  const [last] = await tx
    .select({ id: fileImports.id })
    .from(fileImports)
    .where(
      and(
        hasValues(fileImports, { company_id: scope.companyId, kind: row.kind }),
        isNotNull(fileImports.committed_at),
        inArray(fileImports.status, [...undoable, 'importing', 'undoing']),
      ),
    )
    .orderBy(desc(fileImports.committed_at), desc(fileImports.id))
    .limit(1);
  if (last !== undefined && last.id !== row.id) throw fileImportErrors.import_followed();
  return begin(
    tx,
    { row, jobs },
    {
      status: 'undoing',
      rows_done: 0,
      rows_total: row.created_count + row.updated_count,
      undone_at: new Date().toISOString(),
      undone_by: scope.userId,
      undone_by_employee: scope.employeeId,
    },
  );
}

/** From where an import can be undone. */
export const undoable: readonly FileImportStatus[] = [
  'imported',
  'imported_with_errors',
  'cancelled',
  'failed',
];

/** Whether there is something to undo, and still what undoing needs. */
export function mayUndo(row: FileImportRow): boolean {
  const { status, forgotten_at, committed_at, created_count, updated_count } = row;
  return (
    undoable.includes(status) &&
    committed_at !== null &&
    forgotten_at === null &&
    created_count + updated_count > 0
  );
}

/** Asks a running import to stop; one that was only checked is given up. */
export async function cancelFileImport(
  tx: Transaction,
  scope: Scope,
  row: FileImportRow,
): Promise<FileImportRow> {
  const now = new Date().toISOString();
  const isResting = row.status === 'checked';
  return fileImportRuns.requestCancel(tx, scope, {
    id: row.id,
    values: {
      updated_at: now,
      ...(isResting ? { cancel_requested: false, status: 'cancelled', finished_at: now } : {}),
    },
    after: figuresOf(row),
  });
}

const noResult = {
  rows_done: 0,
  rows_total: null,
  batches_done: 0,
  created_count: 0,
  updated_count: 0,
  unchanged_count: 0,
  refused_count: 0,
  problems_count: 0,
  repeated_count: 0,
  facts: {},
};

/** The stored file of an import; refused once it is forgotten. */
export function requireStored({ stored_file_id }: FileImportRow): string {
  if (stored_file_id === null) throw fileImportErrors.import_not_there_now();
  return stored_file_id;
}

async function begin(
  tx: Transaction,
  { row, jobs }: Step,
  values: Partial<FileImportRow>,
): Promise<FileImportRow> {
  const { company_id: companyId, id } = row;
  const [after] = await tx
    .update(fileImports)
    .set({
      ...freshRun,
      failure: null,
      failure_parameters: null,
      ...values,
      updated_at: new Date().toISOString(),
    })
    .where(and(eq(fileImports.company_id, companyId), eq(fileImports.id, id)))
    .returning();
  if (after === undefined) throw errors.not_found();
  await jobs.enqueue(tx, runFileImport, { companyId, importId: id });
  tx.announce(fileImportRuns.progressOf(id, after));
  return after;
}
