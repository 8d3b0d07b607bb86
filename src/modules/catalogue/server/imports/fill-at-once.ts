import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { beginFilling, endFilling, type Filling } from './filling.ts';
import { actorOf } from './import-runs.ts';
import { emptyReport } from './import-report.ts';
import type { ImportRow } from './imports.queries.ts';
import { liftTimeLimit } from './lift-time-limit.ts';
import { createProgressReporter } from './report-progress.ts';
import { createEntryWriter } from './write-imported-entries.ts';

/** Writes all entries in one transaction, while others read on: PostgreSQL shows them what was there before. */
export async function fillAtOnce(
  context: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
  { origin, batches, signal, dropMissing }: Filling,
): Promise<ImportReport> {
  const scope = actorOf(row);
  const progress = createProgressReporter(context, row);
  return context.database.inCompany(scope, async (tx) => {
    await liftTimeLimit(tx);
    const adding = await beginFilling(tx, row, origin);
    const { target } = adding;
    const report = emptyReport();
    await dropMissing?.(tx, target, report);
    const writer = createEntryWriter(tx, scope, { target, report });
    let rowsDone = 0;
    for await (const batch of batches()) {
      signal.throwIfAborted();
      await writer.write(batch);
      rowsDone += batch.length;
      progress.report(rowsDone);
    }
    await writer.end();
    await endFilling(tx, row, {
      adding,
      report,
      rowsDone,
      endProgress: () => progress.end(rowsDone),
    });
    return report;
  });
}
