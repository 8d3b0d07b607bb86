import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { seeHiddenRows } from '#platform/server/database/hidden-rows.ts';
import { refreshStatistics } from '#platform/server/database/tidy-tables.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { createSpool, type Spool } from '#platform/server/files/spool.ts';
import { createThrottle } from '#platform/server/long-jobs/throttle.ts';
import { fromSource } from '../entries/entry-conditions.ts';
import { catalogueModules } from '../entries/entries.tables.ts';
import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import type { Leaving } from '../bulk-writes/write-entries.ts';
import type { AddingRun } from '../bulk-writes/record-additions.ts';
import { beginFilling, endFilling, type Filling } from './filling.ts';
import { writtenTables } from './tidy-after-import.ts';
import {
  chooseChangedAt,
  hiddenRun,
  hideEntries,
  hidingOf,
  type HiddenRun,
} from './hidden-entries.ts';
import { actorOf, importRuns } from './import-runs.ts';
import { emptyReport } from './import-report.ts';
import type { ImportRow } from './imports.queries.ts';
import { createLotSize, type LotSize } from './lot-size.ts';
import { showRun } from './show-run.ts';
import { createEntryWriter, type ChangedEntry } from './write-imported-entries.ts';

const ANNOUNCE_EVERY_MS = 500;

type Means = Pick<Context, 'database' | 'connection' | 'logger'>;

interface Started {
  readonly adding: AddingRun;
  /** Undefined for a source with stored entries: they may get other codes or go before new ones are written. */
  readonly run: HiddenRun | undefined;
}

/** What is written at the end, or may have to be written again then. */
interface Spools {
  readonly left: Spool<ImportedEntry>;
  readonly changed: Spool<ChangedEntry>;
}

/**
 * Writes entries lot by lot, each in a transaction of its own, so that others have their turn on the one session
 * of the embedded database. Nobody sees what is created or changed before the last transaction. That one
 * writes changes that reach beyond the entry, and those of entries that somebody has edited meanwhile again.
 */
export async function fillInLots(
  means: Means,
  row: ImportRow,
  filling: Filling,
): Promise<ImportReport> {
  const { database } = means;
  const { signal, dropMissing } = filling;
  const report = emptyReport();
  const spools: Spools = { left: await createSpool(), changed: await createSpool() };
  try {
    const started = await start(database, row, filling);
    const rowsDone = await writeLots(means, row, { ...started, ...spools, filling, report });
    await database.inCompany(actorOf(row), async (tx) => {
      signal.throwIfAborted();
      const { adding, run } = started;
      const edited = run === undefined ? new Set<string>() : await showRun(tx, run);
      const target = { ...adding.target, isNew: false };
      if (run === undefined) await dropMissing?.(tx, target, report);
      const atTheEnd = emptyReport();
      const writer = createEntryWriter(tx, actorOf(row), { target, report: atTheEnd });
      for await (const entries of spools.left.read()) await writer.write(entries);
      for await (const entries of entriesWith(edited, spools.changed)) {
        for (const { kind } of entries) report[`${kind}s`].changed -= 1;
        await writer.write(entries);
      }
      await writer.end();
      for (const part of ['modules', 'features', 'fields'] as const) {
        report[part].created += atTheEnd[part].created;
        report[part].changed += atTheEnd[part].changed;
      }
      await endFilling(tx, row, { adding, report, rowsDone });
    });
    return report;
  } finally {
    await spools.left.close();
    await spools.changed.close();
  }
}

async function* entriesWith(
  ids: ReadonlySet<string>,
  spool: Spool<ChangedEntry>,
): AsyncGenerator<ImportedEntry[]> {
  if (ids.size === 0) return;
  for await (const some of spool.read()) {
    const wanted = some.filter(({ id }) => ids.has(id));
    if (wanted.length > 0) yield wanted.map(({ entry }) => entry);
  }
}

async function start(database: Database, row: ImportRow, { origin }: Filling): Promise<Started> {
  return step(database, row, {
    rowsDone: 0,
    announce: true,
    work: async (tx) => {
      const adding = await beginFilling(tx, row, origin);
      const stored =
        origin.kind === 'source'
          ? await tx
              .select({ id: catalogueModules.id })
              .from(catalogueModules)
              .where(fromSource(catalogueModules, row.company_id, adding.target))
              .limit(1)
          : [];
      if (stored.length > 0) return { adding, run: undefined };
      const run = hiddenRun(row, { changed_at: await chooseChangedAt(tx) });
      await hideEntries(tx, run);
      return { adding, run };
    },
  });
}

interface Lots extends Started, Spools {
  readonly filling: Filling;
  readonly report: ImportReport;
}

/** Returns how many entries there were. */
async function writeLots(
  { database, connection, logger }: Means,
  row: ImportRow,
  { adding: { target }, run, filling, left, changed, report }: Lots,
): Promise<number> {
  const throttle = createThrottle(ANNOUNCE_EVERY_MS);
  const size = createLotSize();
  const leaving: Leaving = run === undefined ? 'differences' : 'linked';
  /** Features that will be in another module: their new fields are written after them. */
  const moved = new Set<string>();
  const isOfMoved = (entry: ImportedEntry) =>
    entry.kind === 'field' && moved.has(entry.row.feature_code);
  let rowsDone = 0;
  let analysedAt = 0;
  for await (const lot of inLots(filling.batches(), size)) {
    filling.signal.throwIfAborted();
    rowsDone += lot.length;
    const now = lot.filter((entry) => !isOfMoved(entry));
    const ofMoved = lot.filter(isOfMoved);
    const outcome = await step(database, row, {
      rowsDone,
      announce: throttle.take(),
      async work(tx) {
        const finished = size.measure(lot.length);
        await seeHiddenRows(tx, row);
        const writer = createEntryWriter(tx, actorOf(row), {
          target,
          report,
          leaving,
          hiding: run && hidingOf(tx, run),
          discardsPlans: false,
        });
        const written = await writer.write(now);
        await writer.end();
        finished();
        return written;
      },
    });
    for (const { entry, after } of outcome.left) {
      if ('module_code' in after) moved.add(entry.row.code);
    }
    report.fields.rows += ofMoved.length;
    await left.add([...outcome.left.map(({ entry }) => entry), ...ofMoved]);
    await changed.add(outcome.changed);
    if (rowsDone < 2 * analysedAt) continue;
    // Where all sessions are busy, it is done after a later lot.
    try {
      await refreshStatistics(connection, writtenTables);
      analysedAt = rowsDone;
    } catch (error) {
      logger.warn({ err: error }, 'statistics were not refreshed during an import');
    }
  }
  return rowsDone;
}

interface Step<Result> {
  readonly rowsDone: number;
  readonly announce: boolean;
  readonly work: (tx: Transaction) => Promise<Result>;
}

/** A transaction that also stores the progress, and ends the run where it was cancelled or lost. */
async function step<Result>(
  database: Database,
  row: ImportRow,
  { rowsDone, announce, work }: Step<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await importRuns.advance(database, row, {
    values: { rows_done: rowsDone },
    announce,
    also: async (tx) => void results.push(await work(tx)),
  });
  const [result] = results;
  if (result === undefined) throw new Error('The step has no result');
  return result;
}

async function* inLots(
  batches: AsyncIterable<readonly ImportedEntry[]>,
  size: LotSize,
): AsyncGenerator<readonly ImportedEntry[]> {
  for await (const batch of batches) {
    let first = 0;
    while (first < batch.length) {
      const lot = batch.slice(first, first + size.current());
      first += lot.length;
      yield lot;
    }
  }
}
