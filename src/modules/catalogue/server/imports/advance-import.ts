import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  importEntities,
  importEvents,
  runningStatuses,
  type ImportReport,
  type ImportStatus,
} from '#modules/catalogue/contract/imports.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImportProblems, catalogueImports } from './imports.tables.ts';
import type { RowProblem } from '../import-files/read-entries.ts';

/** Somebody asked to give the import up. */
export class ImportCancelledError extends Error {
  constructor() {
    super('The import was given up');
    this.name = 'ImportCancelledError';
  }
}

/** An import whose turn it is, as long as it runs. */
export async function findRunningImport(
  tx: Transaction,
  { companyId, importId }: { companyId: number; importId: string },
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(catalogueImports)
    .where(
      and(
        isImport({ company_id: companyId, id: importId }),
        inArray(catalogueImports.status, runningStatuses),
      ),
    );
  return row;
}

/** Writes how far an import is and what was found wrong on the way; throws when it was given up. */
export async function advanceImport(
  tx: Transaction,
  row: ImportRow,
  {
    rows_done,
    problems,
    before,
  }: { rows_done: number; problems: readonly RowProblem[]; before: number },
): Promise<void> {
  const { company_id, id, rows_total } = row;
  const [stored] = await tx
    .update(catalogueImports)
    .set({ rows_done, rows_total, problems: before + problems.length })
    .where(isImport(row))
    .returning({ cancel_requested: catalogueImports.cancel_requested });
  if (stored?.cancel_requested !== false) throw new ImportCancelledError();
  await insertRows(tx, catalogueImportProblems, {
    rows: problems.map(({ table, line, column, value, code, parameter = null }, place) => ({
      company_id,
      import_id: id,
      number: before + place + 1,
      table_name: table,
      line,
      column_name: column,
      value: value.slice(0, LONGEST_VALUE),
      code,
      parameter,
    })),
  });
  announceProgress(tx, { ...row, rows_done });
}

/** What open screens are told of how far an import is. */
export function progressOf({ status, rows_done, rows_total, source_id }: ImportRow) {
  return { status, rows_done, rows_total, source_id };
}

export function announceProgress(tx: Transaction, row: ImportRow): void {
  const about = { entity: importEntities.import, entity_id: row.id };
  tx.announce({ type: 'progress', ...about, progress: progressOf(row) });
}

const LONGEST_VALUE = 200;

/** Forgets what an earlier try found wrong. */
export async function forgetProblems(tx: Transaction, row: ImportRow): Promise<void> {
  await tx
    .delete(catalogueImportProblems)
    .where(
      and(
        eq(catalogueImportProblems.company_id, row.company_id),
        eq(catalogueImportProblems.import_id, row.id),
      ),
    );
}

interface Ending {
  readonly status: Exclude<ImportStatus, 'mapping' | 'checking' | 'importing' | 'undoing'>;
  readonly rows_done?: number;
  readonly rows_total?: number;
  readonly report?: ImportReport;
  readonly failure?: string;
  readonly catalogue_company_id?: string;
}

const events = {
  checked: importEvents.import_checked,
  imported: importEvents.import_carried_out,
  undone: importEvents.import_undone,
  failed: importEvents.import_failed,
  cancelled: importEvents.import_stopped,
} as const;

/** Ends a step of an import. */
export async function finishImport(tx: Transaction, row: ImportRow, ending: Ending): Promise<void> {
  const [stored] = await tx
    .update(catalogueImports)
    .set({
      ...ending,
      updated_at: sql`now()`,
      // Not when its transaction began, which may have been a quarter of an hour ago.
      finished_at: row.status === 'undoing' ? row.finished_at : sql`clock_timestamp()`,
    })
    .where(isImport(row))
    .returning({ problems: catalogueImports.problems });
  await recordEvent(tx, actorOf(row), {
    name: ending.failure === undefined ? events[ending.status] : importEvents.import_failed,
    entity: importEntities.import,
    entityId: row.id,
    after: {
      company_code: row.company_code,
      source_id: row.source_id,
      problems: stored?.problems ?? 0,
      tell: await isWaitedFor(tx, row, ending.failure),
      rows: ending.rows_done,
      report: ending.report,
      failure: ending.failure,
    },
  });
}

/**
 * Whether the end of a step is news to whoever asked for it: of files always, of a source only when a
 * reading fails after one that went through, so that an hour by hour failing source tells it once.
 */
async function isWaitedFor(
  tx: Transaction,
  { company_id, id, source_id }: ImportRow,
  failure: string | undefined,
): Promise<boolean> {
  if (source_id === null) return true;
  if (failure === undefined) return false;
  const [before] = await tx
    .select({ status: catalogueImports.status })
    .from(catalogueImports)
    .where(
      and(
        eq(catalogueImports.company_id, company_id),
        eq(catalogueImports.source_id, source_id),
        ne(catalogueImports.id, id),
      ),
    )
    .orderBy(desc(catalogueImports.created_at), desc(catalogueImports.id))
    .limit(1);
  return before?.status !== 'failed';
}

/** Whoever asked for the import; the worker acts in her name. */
export function actorOf(row: ImportRow): Scope {
  return {
    companyId: row.company_id,
    userId: row.created_by,
    employeeId: row.created_by_employee,
    language: row.language,
    permissions: new Set(),
    requestId: row.id,
  };
}

function isImport({ company_id, id }: Pick<ImportRow, 'company_id' | 'id'>) {
  return and(eq(catalogueImports.company_id, company_id), eq(catalogueImports.id, id));
}
