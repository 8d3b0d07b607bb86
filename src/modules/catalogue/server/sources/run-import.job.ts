import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { handleJob, type JobHandler, type JobRun } from '#platform/server/jobs/define-job.ts';
import { fileFailure } from '../import-files/file-failure.ts';
import type { ImportRow } from '../imports/imports.queries.ts';
import { choiceWords } from '../import-files/map-columns.ts';
import { openImport } from '../imports/open-import.ts';
import {
  actorOf,
  findRunningImport,
  finishImport,
  ImportCancelledError,
} from '../imports/advance-import.ts';
import { carryOutImport } from '../imports/carry-out-import.ts';
import { checkTables } from '../imports/check-tables.ts';
import { ChangedSinceError, takeBackImport } from '../imports/take-back-import.ts';
import { tidyAfter } from '../imports/tidy-after-import.ts';
import { readSource } from './read-source.ts';
import { SourceFailure } from './source-failure.ts';
import { runImport, runReading } from '../imports/import-jobs.ts';

/** Run imports and readings. What a dead process left half done was never committed, so the step begins again. */
export function runImportJobs(context: Context): JobHandler[] {
  const { database, logger, translator } = context;
  const words = choiceWords(translator);
  const findChoice = (word: string) => words.get(word);

  async function run(row: ImportRow, signal: AbortSignal): Promise<void> {
    if (row.status !== 'checking') return tidyAfter(context, await write(row, signal));
    const tables = await openImport(context, row);
    const { report, rows_done } = await checkTables(context, row, { tables, findChoice, signal });
    await database.inCompany(actorOf(row), (tx) =>
      finishImport(tx, row, { status: 'checked', report, rows_done, rows_total: rows_done }),
    );
  }

  async function write(row: ImportRow, signal: AbortSignal): Promise<ImportReport> {
    if (row.source_id !== null)
      return readSource(context, row, { sourceId: row.source_id, signal });
    if (row.status === 'undoing') return takeBackImport(context, row);
    const tables = await openImport(context, row);
    return carryOutImport(context, row, { tables, findChoice, signal });
  }

  async function runStep(payload: Payload, { signal }: JobRun): Promise<void> {
    const row = await database.inCompany(payload, (tx) => findRunningImport(tx, payload));
    if (row === undefined) return;
    try {
      await run(row, signal);
    } catch (error) {
      signal.throwIfAborted();
      const ending =
        error instanceof ImportCancelledError
          ? ({ status: 'cancelled' } as const)
          : ({ status: 'failed', failure: failureOf(error) } as const);
      if (ending.status === 'failed' && ending.failure === UNKNOWN) {
        logger.error({ err: error, importId: row.id }, 'an import failed');
      }
      // What could not be taken back is still there.
      const still =
        row.status === 'undoing' ? ({ ...ending, status: 'imported' } as const) : ending;
      await database.inCompany(payload, (tx) => finishImport(tx, row, still));
    }
  }

  return [handleJob(runImport, runStep), handleJob(runReading, runStep)];
}

interface Payload {
  readonly companyId: number;
  readonly importId: string;
}

const UNKNOWN = 'catalogue:imports.failures.unknown';

function failureOf(error: unknown): string {
  if (error instanceof SourceFailure) return `catalogue:sources.failures.${error.reason}`;
  if (error instanceof ChangedSinceError) return 'catalogue:imports.failures.changed_since';
  return fileFailure(error) ?? UNKNOWN;
}
