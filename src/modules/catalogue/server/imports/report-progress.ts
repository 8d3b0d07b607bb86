import { AsyncLocalStorage } from 'node:async_hooks';
import { importEntities } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import type { ImportRow } from './imports.queries.ts';
import { actorOf, advanceImport, ImportCancelledError, progressOf } from './advance-import.ts';

const TELL_EVERY_MS = 500;

/**
 * Tells of progress past the transaction that makes it, over another connection, where it also hears
 * that the import was given up. The embedded database has but one session: there, this process alone is
 * told, and whoever gives up waits for the end.
 */
export function createTeller(
  {
    database,
    announcements,
    connection,
  }: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
) {
  const scope = actorOf(row);
  const outside = AsyncLocalStorage.snapshot();
  let toldAt = 0;
  let last: Promise<void> = Promise.resolve();
  let cancelled: ImportCancelledError | undefined;

  const write = (rowsDone: number) =>
    database.inCompany(scope, (tx) =>
      advanceImport(tx, row, { rows_done: rowsDone, problems: [], before: 0 }),
    );

  return {
    tell(rowsDone: number): void {
      if (cancelled !== undefined) throw cancelled;
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      if (connection.embedded) {
        const about = { entity: importEntities.import, entity_id: row.id };
        const progress = progressOf({ ...row, rows_done: rowsDone });
        announcements.afterCommit(row.company_id, [{ type: 'progress', ...about, progress }]);
        return;
      }
      last = last
        .then(() => outside(write, rowsDone))
        .catch((error: unknown) => {
          // What could not be told now is told the next time.
          if (error instanceof ImportCancelledError) cancelled = error;
        });
    },
    /** The row of the import is about to be written by the transaction itself. */
    async end(rowsDone: number): Promise<void> {
      await last;
      if (cancelled !== undefined) throw cancelled;
      // Given up while it was being settled, which takes its time, it has not been heard yet.
      if (!connection.embedded) await outside(write, rowsDone);
    },
  };
}
