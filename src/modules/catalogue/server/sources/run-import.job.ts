import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { isUnavailable, waitForSession } from '#platform/server/database/wait-for-session.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { workOnJob, type Attempt } from '#platform/server/long-jobs/work-on-job.ts';
import { fileFailure } from '../import-files/file-failure.ts';
import { findChoiceBy } from '../import-files/map-columns.ts';
import { carryOutImport } from '../imports/carry-out-import.ts';
import { checkTables } from '../imports/check-tables.ts';
import { finishImport } from '../imports/finish-import.ts';
import { runImport, runReading } from '../imports/import-jobs.ts';
import { actorOf, importRuns } from '../imports/import-runs.ts';
import { inTurn } from '../imports/in-turn.ts';
import type { ImportRow } from '../imports/imports.queries.ts';
import { openImport } from '../imports/open-import.ts';
import { ChangedSinceError, takeBackImport } from '../imports/take-back-import.ts';
import { tidyAfterImport } from '../imports/tidy-after-import.ts';
import { readSource } from './read-source.ts';
import { SourceFailure } from './source-failure.ts';

/** What fails would fail again: the files are the same, and a source is read again by its schedule. */
const MOST_FAILURES = 1;
const MOST_ATTEMPTS = 10;
const UNKNOWN = 'catalogue:imports.failures.unknown';

/** Carry out steps of imports, and readings. Half-done work of a dead process was never committed, so the step begins again. */
export function runImportJobs(context: Context): JobHandler[] {
  const { database, logger, translator } = context;
  const findChoice = findChoiceBy(translator);

  async function write(means: Context, row: ImportRow, signal: AbortSignal): Promise<ImportReport> {
    if (row.source_id !== null) return readSource(means, row, { sourceId: row.source_id, signal });
    if (row.status === 'undoing') return takeBackImport(means, row);
    const tables = await openImport(means, row);
    return carryOutImport(means, row, { tables, findChoice, signal });
  }

  async function check(means: Context, row: ImportRow, signal: AbortSignal): Promise<void> {
    const tables = await openImport(means, row);
    const { report, rows_done } = await checkTables(means, row, { tables, findChoice, signal });
    await means.database.inCompany(actorOf(row), (tx) =>
      finishImport(tx, row, { status: 'checked', report, rows_done, rows_total: rows_done }),
    );
  }

  /** One lot that has to wait must not cost the whole import. */
  const patientDatabase = ({ id: importId }: ImportRow, signal: AbortSignal) =>
    waitForSession(database, {
      signal,
      onWait: (err) => logger.warn({ err, importId }, 'an import waits for the database'),
    });

  const attempt = (row: ImportRow): Attempt => ({
    async work(signal) {
      const means = { ...context, database: patientDatabase(row, signal) };
      if (row.status === 'checking') await check(means, row, signal);
      else await tidyAfterImport(context, await write(means, row, signal));
    },

    async end(reason, error) {
      const failure = failureOf(error);
      if (reason === 'failed' && failure === UNKNOWN) {
        logger.error({ err: error, importId: row.id }, 'an import failed');
      }
      // An import whose undoing failed is still there.
      const failed = row.status === 'undoing' ? 'imported' : 'failed';
      await database.inCompany(actorOf(row), (tx) =>
        finishImport(
          tx,
          row,
          reason === 'cancelled' ? { status: 'cancelled' } : { status: failed, failure },
        ),
      );
      await removeLeftovers(row.company_id);
    },
  });

  const removeLeftovers = (companyId: number) => inTurn(context, companyId, async () => undefined);

  return [runImport, runReading].map((job) =>
    handleJob(job, ({ companyId, importId: id }, { signal }) =>
      workOnJob(context, importRuns, {
        key: { companyId, id },
        stopping: signal,
        begin: async (_tx, row) => attempt(row),
        lost: () => removeLeftovers(companyId),
        mostFailures: MOST_FAILURES,
        mostAttempts: MOST_ATTEMPTS,
      }),
    ),
  );
}

function failureOf(error: unknown): string {
  if (error instanceof SourceFailure) return `catalogue:sources.failures.${error.reason}`;
  if (error instanceof ChangedSinceError) return 'catalogue:imports.failures.changed_since';
  if (isUnavailable(error)) return 'catalogue:imports.failures.busy';
  return fileFailure(error) ?? UNKNOWN;
}
