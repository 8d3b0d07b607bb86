import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import type { FindChoice } from '../import-files/check-row.ts';
import type { ImportRow } from './imports.queries.ts';
import { readAhead } from '../import-files/read-ahead.ts';
import { readEntries, type PreparedTable } from '../import-files/read-entries.ts';
import { openCatalogueCompany } from '../bulk-writes/open-company.ts';
import { finishWrites } from '../bulk-writes/finish-writes.ts';
import { beginAdding, recordAdditions } from '../bulk-writes/record-additions.ts';
import { finishImport } from './finish-import.ts';
import { actorOf } from './import-runs.ts';
import { emptyReport } from './import-report.ts';
import { notifyFollowers } from './notify-followers.ts';
import { liftTimeLimit } from './lift-time-limit.ts';
import { createProgressReporter } from './report-progress.ts';
import { createEntryWriter } from './write-imported-entries.ts';

interface CarryingOut {
  readonly tables: readonly PreparedTable[];
  readonly findChoice: FindChoice;
  readonly signal: AbortSignal;
}

/** Writes all of an import in one transaction: either all of its rows become visible at once, or none. */
export async function carryOutImport(
  context: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
  { tables, findChoice, signal }: CarryingOut,
): Promise<ImportReport> {
  const scope = actorOf(row);
  const progress = createProgressReporter(context, row);
  return context.database.inCompany(scope, async (tx) => {
    const origin = { kind: 'import', id: row.id } as const;
    await liftTimeLimit(tx);
    const { id: catalogueCompanyId, created } = await openCatalogueCompany(tx, scope, {
      code: row.company_code,
      name_th: row.company_name,
      name_en: '',
      description: '',
      origin,
    });
    const target = { catalogueCompanyId, origin, isNew: created };
    const adding = await beginAdding(tx, scope, target);
    const report = emptyReport();
    const writer = createEntryWriter(tx, scope, { target, report });
    let rowsDone = 0;
    for (const table of tables) {
      for await (const batch of readAhead(readEntries(table, findChoice))) {
        signal.throwIfAborted();
        await writer.write(batch.map(({ entry }) => entry));
        rowsDone += batch.length;
        progress.report(rowsDone);
      }
    }
    await writer.end();
    await finishWrites(tx, scope, catalogueCompanyId);
    await recordAdditions(tx, scope, adding);
    await progress.end(rowsDone);
    await notifyFollowers(tx, row, { catalogueCompanyId, originId: row.id, since: adding.since });
    await finishImport(tx, row, {
      status: 'imported',
      rows_done: rowsDone,
      report,
      catalogue_company_id: catalogueCompanyId,
    });
    return report;
  });
}
