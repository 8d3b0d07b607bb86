import { AppError, errorTextKey } from '#platform/contract/errors.ts';
import type { Context } from '../context.ts';
import { tidyTables } from '../database/tidy-tables.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { handleJob, type JobHandler } from '../jobs/define-job.ts';
import { workOnJob, type Attempt, type StopReason } from '../long-jobs/work-on-job.ts';
import { checkFileImport } from './check-file-import.ts';
import { commitFileImport } from './commit-file-import.ts';
import { actorOf, fileImportRuns, runFileImport, type FileImportRow } from './file-import-runs.ts';
import { fileImportRecords } from './file-imports.tables.ts';
import { announceRecords, finishFileImport } from './finish-file-import.ts';
import type { ImportKind } from './import-kind.ts';
import { undoFileImport } from './undo-file-import.ts';

/** What fails would fail again: the file is the same. */
const MOST_FAILURES = 1;
/** Without a batch between them. */
const MOST_ATTEMPTS = 10;
/** After fewer rows, the planner's statistics are still near enough. */
const MANY = 2_000;
const UNKNOWN = 'platform:file_imports.failed_unknown';
const GAVE_UP = 'platform:file_imports.gave_up';

interface Needs extends Pick<
  Context,
  'announcements' | 'connection' | 'database' | 'files' | 'logger' | 'translator'
> {
  readonly kinds: readonly ImportKind[];
}

/** Carries out steps of imports; after a crash another worker goes on with the next batch. */
export function runFileImportJob(context: Needs): JobHandler {
  const { database, kinds, logger } = context;
  const steps = { checking: checkFileImport, importing: commitFileImport, undoing: undoFileImport };

  const attempt = (row: FileImportRow): Attempt => ({
    async work(signal) {
      const { status } = row;
      if (status === 'checking' || status === 'importing' || status === 'undoing') {
        const kind = kindOf(row);
        await steps[status](context, row, { kind, signal });
        if (status !== 'checking' && (row.rows_total ?? 0) >= MANY) {
          await tidyTables(context, [kind.table, fileImportRecords, eventLog]);
        }
      }
    },
    async end(reason, error) {
      if (reason === 'failed' && !(error instanceof AppError)) {
        logger.error({ err: error, importId: row.id }, 'an import failed');
      }
      await database.inCompany(actorOf(row), async (tx) => {
        const ended = await fileImportRuns.lock(tx, actorOf(row), row.id);
        if (row.status !== 'checking') await announceRecords(tx, ended, kindOf(row));
        await finishFileImport(tx, row, endingOf(ended, reason, error));
      });
    },
  });

  function kindOf({ kind: name }: FileImportRow): ImportKind {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) throw new Error(`Nothing imports ${name}`);
    return kind;
  }

  return handleJob(runFileImport, ({ companyId, importId: id }, { signal }) =>
    workOnJob(context, fileImportRuns, {
      key: { companyId, id },
      stopping: signal,
      begin: async (_tx, row) => attempt(row),
      mostFailures: MOST_FAILURES,
      mostAttempts: MOST_ATTEMPTS,
    }),
  );
}

function endingOf(row: FileImportRow, reason: StopReason, error: unknown) {
  if (reason === 'cancelled') return { status: 'cancelled' as const };
  const failure =
    error instanceof AppError
      ? { failure: errorTextKey(error.code), failure_parameters: error.parameters }
      : { failure: reason === 'gave_up' ? GAVE_UP : UNKNOWN };
  // What could not be undone is still there, and can be undone again.
  return { status: row.status === 'undoing' ? doneStatus(row) : ('failed' as const), ...failure };
}

function doneStatus({ refused_count }: FileImportRow) {
  return refused_count > 0 ? ('imported_with_errors' as const) : ('imported' as const);
}
