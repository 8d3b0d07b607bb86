import { and, asc, count, eq, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type {
  RunTimes,
  StageTimes,
  SyncJobFile,
  listSyncJobFilesRoute,
} from '#modules/agents/contract/sync-jobs.ts';
import { syncJobFiles, syncJobs } from './sync-jobs.tables.ts';

interface TimedRun {
  readonly id: string;
  readonly started_at: string;
  readonly finished_at: string | null;
}

interface FileList {
  readonly jobId: string;
  readonly query: Query<typeof listSyncJobFilesRoute>;
  readonly translator: Translator;
}

/** The result of each file of a run, the failed ones first, then in the order of processing. */
export async function listSyncJobFiles(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { jobId, query, translator }: FileList,
): Promise<Page<SyncJobFile>> {
  const [job] = await tx
    .select({ id: syncJobs.id })
    .from(syncJobs)
    .where(and(eq(syncJobs.company_id, companyId), eq(syncJobs.id, jobId)));
  if (job === undefined) throw errors.not_found();
  const where = and(
    ofJob({ companyId, jobId }),
    query.outcome === undefined ? undefined : eq(syncJobFiles.outcome, query.outcome),
  );
  const rows = tx
    .select()
    .from(syncJobFiles)
    .where(where)
    .orderBy(asc(syncJobFiles.outcome), asc(syncJobFiles.id));
  const page = await readPage(tx, { rows, table: syncJobFiles, where, query });
  return {
    ...page,
    data: page.data.map((row) => ({
      file_id: row.file_id,
      filename: row.filename,
      outcome: row.outcome,
      reason: row.reason,
      reason_message:
        row.reason === null ? null : translator.translate(language, `agents:reasons.${row.reason}`),
      chunks: row.chunks,
      took_ms: row.took_ms,
      stages: {
        read: row.read_ms,
        cut: row.cut_ms,
        embed: row.embed_ms,
        store: row.store_ms,
        probe: row.probe_ms,
      },
    })),
  };
}

/**
 * How the time of a run is divided among the stages; null before its first file. Files that are worked on at
 * once share the time; what is left was planning, waiting and recording.
 */
export async function divideTime(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { id: jobId, started_at, finished_at }: TimedRun,
): Promise<RunTimes | null> {
  const total = (column: PgColumn) => sum(column).mapWith(Number);
  const [times] = await tx
    .select({
      files: count(),
      read: total(syncJobFiles.read_ms),
      cut: total(syncJobFiles.cut_ms),
      embed: total(syncJobFiles.embed_ms),
      store: total(syncJobFiles.store_ms),
      probe: total(syncJobFiles.probe_ms),
    })
    .from(syncJobFiles)
    .where(ofJob({ companyId, jobId }));
  if (times === undefined || times.files === 0) return null;
  const { files: _files, ...stages } = times;
  const end = finished_at === null ? Date.now() : Date.parse(finished_at);
  return shareTime(stages, Math.max(0, end - Date.parse(started_at)));
}

/** The stages in shares of the whole time, in whole milliseconds that add up to it. */
function shareTime({ read, cut, embed, store, probe }: StageTimes, whole: number): RunTimes {
  const sum = read + cut + embed + store + probe;
  const share = (time: number) => Math.floor(sum > whole ? (time / sum) * whole : time);
  const stages = {
    read: share(read),
    cut: share(cut),
    embed: share(embed),
    store: share(store),
    probe: share(probe),
  };
  const shared = Object.values(stages).reduce((total, time) => total + time, 0);
  return { ...stages, other: whole - shared };
}

function ofJob({ companyId, jobId }: { companyId: number; jobId: string }) {
  return and(eq(syncJobFiles.company_id, companyId), eq(syncJobFiles.job_id, jobId));
}
