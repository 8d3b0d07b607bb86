import { and, desc, ne, sql } from 'drizzle-orm';
import {
  importEvents,
  type ImportReport,
  type ImportStatus,
} from '#modules/catalogue/contract/imports.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { actorOf, importRuns } from './import-runs.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';

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

export async function finishImport(tx: Transaction, row: ImportRow, ending: Ending): Promise<void> {
  const isUndone = row.status === 'undoing';
  await importRuns.finish(tx, row, {
    actor: actorOf(row),
    values: {
      ...ending,
      updated_at: sql`now()`,
      ...(isUndone ? { finished_at: row.finished_at } : {}),
    },
    event: ending.failure === undefined ? events[ending.status] : importEvents.import_failed,
    also: async ({ problems }) => ({
      company_code: row.company_code,
      source_id: row.source_id,
      problems,
      tell: await isWaitedFor(tx, row, ending.failure),
      rows: ending.rows_done,
      report: ending.report && countsOf(ending.report),
      failure: ending.failure,
    }),
  });
}

/** Events count; examples are only for the person who decides. */
function countsOf({ modules, features, fields }: ImportReport) {
  return { modules, features, fields };
}

/**
 * Whether the person who started a step is notified of its end: of files always, of a source only when a
 * reading fails after one that succeeded, so that a source that fails every hour is reported once.
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
    .where(and(hasValues(catalogueImports, { company_id, source_id }), ne(catalogueImports.id, id)))
    .orderBy(desc(catalogueImports.created_at), desc(catalogueImports.id))
    .limit(1);
  return before?.status !== 'failed';
}
