import type { Context } from '../context.ts';
import { createThrottle } from '../long-jobs/throttle.ts';
import { actorOf, fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import { forgetRefusals, openingOf, pathOfImport } from './find-file-import.queries.ts';
import { announceRecords, finishFileImport } from './finish-file-import.ts';
import { countRows, type ImportKind } from './import-kind.ts';
import { REPORT_EVERY_MS } from './report-every.ts';
import { lockKind, writeBatch } from './write-batch.ts';

type Needs = Pick<Context, 'database' | 'files' | 'translator'>;

/**
 * Imports the rows of a file, each batch in a transaction that also stores its number: a worker that takes over
 * goes on with the batch after the last one.
 */
export async function commitFileImport(
  { database, files, translator }: Needs,
  row: FileImportRow,
  { kind, signal }: { readonly kind: ImportKind; readonly signal: AbortSignal },
): Promise<void> {
  const actor = actorOf(row);
  const path = await database.inCompany(actor, async (tx) => {
    if (row.batches_done === 0) await forgetRefusals(tx, row);
    return pathOfImport(tx, row, files);
  });
  const opened = await kind.open(path, openingOf(row, translator));
  const throttle = createThrottle(REPORT_EVERY_MS);
  let number = 0;
  let rows_done = 0;
  const batches = opened.batches();
  let next: ReturnType<typeof batches.next> | undefined;
  try {
    for (;;) {
      const read = await (next ?? batches.next());
      next = undefined;
      if (read.done === true) break;
      const batch = read.value;
      number += 1;
      rows_done += countRows(batch);
      if (number <= row.batches_done) continue;
      signal.throwIfAborted();
      await fileImportRuns.advance(database, row, {
        // It gets on, so it is not what its workers die of.
        values: { batches_done: number, rows_done, attempts: 0 },
        announce: throttle.take(),
        signal,
        async before(tx) {
          await lockKind(tx, actor, kind);
          const plan = await batch.plan(tx, actor, { isTrial: false });
          // The next batch is read while the database writes this one.
          next = batches.next();
          next.catch(() => undefined);
          await writeBatch(tx, actor, { kind, importId: row.id, number, batch, plan });
        },
      });
    }
  } finally {
    await batches.return(undefined);
  }
  await database.inCompany(actor, async (tx) => {
    const ended = await fileImportRuns.lock(tx, actor, row.id);
    const status = ended.refused_count > 0 ? 'imported_with_errors' : 'imported';
    await announceRecords(tx, ended, kind);
    await finishFileImport(tx, row, { status });
  });
}
