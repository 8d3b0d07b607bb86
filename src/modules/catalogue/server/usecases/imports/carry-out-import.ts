import { AsyncLocalStorage } from 'node:async_hooks';
import { importEntities } from '#modules/catalogue/contract/imports.events.ts';
import type { Context } from '#platform/server/context.ts';
import type { FindChoice } from '../../imports/check-row.ts';
import type { ImportRow } from '../../imports/imports.queries.ts';
import { readEntries, type PreparedTable } from '../../imports/read-entries.ts';
import { openCatalogueCompany } from '../bulk/open-company.ts';
import { settleCatalogue } from '../bulk/settle-catalogue.ts';
import { actorOf, advanceImport, finishImport } from './advance-import.ts';
import { emptyReport } from './import-report.ts';
import { writeImportedEntries } from './write-imported-entries.ts';

const TELL_EVERY_MS = 500;

interface CarryingOut {
  readonly tables: readonly PreparedTable[];
  readonly findChoice: FindChoice;
  readonly signal: AbortSignal;
}

/** Writes all of an import in one transaction: its rows show all at once, or none of them ever does. */
export async function carryOutImport(
  context: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
  { tables, findChoice, signal }: CarryingOut,
): Promise<void> {
  const scope = actorOf(row);
  const teller = createTeller(context, row);
  await context.database.inCompany(row, async (tx) => {
    const origin = { kind: 'import', id: row.id } as const;
    const { id: catalogueCompanyId } = await openCatalogueCompany(tx, scope, {
      code: row.companyCode,
      nameTh: row.companyName,
      nameEn: '',
      description: '',
      origin,
    });
    const target = { catalogueCompanyId, origin };
    const report = emptyReport();
    let rowsDone = 0;
    for (const table of tables) {
      for await (const batch of readEntries(table, findChoice)) {
        signal.throwIfAborted();
        const entries = batch.map(({ entry }) => entry);
        await writeImportedEntries(tx, scope, { target, entries, report });
        rowsDone += batch.length;
        teller.tell(rowsDone);
      }
    }
    await settleCatalogue(tx, scope, catalogueCompanyId);
    await teller.end();
    await finishImport(tx, row, { status: 'imported', rowsDone, report, catalogueCompanyId });
  });
}

/**
 * Tells of progress past the transaction that makes it, over another connection, where it also hears
 * that the import was given up. The embedded database has but one session: there, this process alone is
 * told, and whoever gives up waits for the end.
 */
function createTeller(
  {
    database,
    announcements,
    connection,
  }: Pick<Context, 'database' | 'announcements' | 'connection'>,
  row: ImportRow,
) {
  const outside = AsyncLocalStorage.snapshot();
  let toldAt = 0;
  let last: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;

  const write = (rowsDone: number) =>
    database.inCompany(row, (tx) => advanceImport(tx, row, { rowsDone, problems: [], before: 0 }));

  return {
    tell(rowsDone: number): void {
      if (failure !== undefined) throw failure.error;
      if (Date.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = Date.now();
      if (connection.embedded) {
        const progress = { status: row.status, rows_done: rowsDone };
        const about = { entity: importEntities.import, entity_id: row.id };
        announcements.afterCommit(row.companyId, [{ type: 'progress', ...about, progress }]);
        return;
      }
      last = last
        .then(() => outside(write, rowsDone))
        .catch((error: unknown) => void (failure = { error }));
    },
    /** The row of the import is about to be written by the transaction itself. */
    async end(): Promise<void> {
      await last;
      if (failure !== undefined) throw failure.error;
    },
  };
}
