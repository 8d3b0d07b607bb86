import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#platform/server/context.ts';
import { endsRun } from '#platform/server/long-jobs/run-errors.ts';
import { createThrottle } from '#platform/server/long-jobs/throttle.ts';
import { importRuns } from './import-runs.ts';
import type { ImportRow } from './imports.queries.ts';

const REPORT_EVERY_MS = 500;

/**
 * Reports progress from outside the transaction that makes it, over another connection, where it also
 * notices that the run was cancelled or lost. The embedded database has only one session: there, only
 * this process receives the progress, and a request to cancel waits for the end.
 */
export function createProgressReporter(
  {
    database,
    announcements,
    connection,
  }: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
) {
  const outside = AsyncLocalStorage.snapshot();
  const throttle = createThrottle(REPORT_EVERY_MS);
  let last: Promise<void> = Promise.resolve();
  let ended: Error | undefined;

  const write = (rows_done: number) =>
    importRuns.advance(database, row, { values: { rows_done }, announce: true });
  const refuseIfEnded = () => {
    if (ended !== undefined) throw ended;
  };

  return {
    report(rowsDone: number): void {
      refuseIfEnded();
      if (!throttle.take()) return;
      if (connection.embedded) {
        const message = importRuns.progressOf(row.id, { ...row, rows_done: rowsDone });
        announcements.afterCommit([{ companyId: row.company_id, message }]);
        return;
      }
      last = last
        .then(() => outside(write, rowsDone))
        .catch((error: unknown) => {
          // What could not be reported now is reported the next time.
          if (endsRun(error)) ended = error;
        });
    },
    /** To be called before the transaction itself writes the row of the import. */
    async end(rowsDone: number): Promise<void> {
      await last;
      refuseIfEnded();
      // A request to cancel may have come since the last report.
      if (!connection.embedded) await outside(write, rowsDone);
    },
  };
}
