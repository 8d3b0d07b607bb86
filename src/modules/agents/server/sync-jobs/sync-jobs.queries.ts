import { and, desc, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { syncJob, type SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import { divideTime } from './sync-job-files.queries.ts';
import { syncJobLines, syncJobs } from './sync-jobs.tables.ts';

export type SyncJobRow = typeof syncJobs.$inferSelect;

type Reader = Pick<Scope, 'companyId' | 'language'>;

const TIME_ZONE = 'Asia/Bangkok';
/** Lines of a log in a list; a single run comes with all of them. */
const LINES_IN_LISTS = 50;

/** Runs of an agent, the latest first. */
export async function listSyncJobs(
  tx: Transaction,
  reader: Reader,
  { agentId, query }: { agentId: string; query: PageQuery },
): Promise<Page<SyncJob>> {
  await findAgentRow(tx, reader, agentId);
  const where = and(eq(syncJobs.company_id, reader.companyId), eq(syncJobs.agent_id, agentId));
  const rows = tx
    .select()
    .from(syncJobs)
    .where(where)
    .orderBy(desc(syncJobs.started_at), desc(syncJobs.id));
  const page = await readPage(tx, { rows, table: syncJobs, where, query });
  const shown = { rows: page.data, lines: LINES_IN_LISTS };
  return { ...page, data: await describeSyncJobs(tx, reader, shown) };
}

/** A run of the company; another company's is treated as missing. */
export async function findSyncJob(tx: Transaction, reader: Reader, id: string): Promise<SyncJob> {
  const [row] = await tx
    .select()
    .from(syncJobs)
    .where(and(eq(syncJobs.company_id, reader.companyId), eq(syncJobs.id, id)));
  if (row === undefined) throw errors.not_found();
  return describeSyncJob(tx, reader, row);
}

/** Fails, with the run, while the agent is being synced. */
export async function refuseWhileSyncing(
  tx: Transaction,
  reader: Reader,
  agentId: string,
): Promise<void> {
  const [running] = await tx
    .select()
    .from(syncJobs)
    .where(
      and(
        eq(syncJobs.company_id, reader.companyId),
        eq(syncJobs.agent_id, agentId),
        eq(syncJobs.status, 'running'),
      ),
    );
  if (running === undefined) return;
  throw agentErrors.sync_running({ current: await describeSyncJob(tx, reader, running) });
}

/** One run as the wire shows it, with its whole log. */
export async function describeSyncJob(
  tx: Transaction,
  reader: Reader,
  row: SyncJobRow,
): Promise<SyncJob> {
  const [job] = await describeSyncJobs(tx, reader, { rows: [row], lines: null });
  if (job === undefined) throw errors.not_found();
  // Refusals carry it unchanged, so it has only what the contract shows.
  return syncJob.parse({ ...job, stages: await divideTime(tx, reader, row) });
}

async function describeSyncJobs(
  tx: Transaction,
  reader: Reader,
  { rows, lines }: { rows: readonly SyncJobRow[]; lines: number | null },
): Promise<SyncJob[]> {
  const people = await nameEmployees(
    tx,
    reader,
    rows.map((row) => row.triggered_by_employee),
  );
  const logs = await readLogs(tx, reader, { rows, lines });
  return rows.map((row) => ({
    ...row,
    files_chosen: row.only_files?.length ?? null,
    stages: null,
    triggered_by:
      row.triggered_by_employee === null ? null : (people.get(row.triggered_by_employee) ?? null),
    log_text: logs.get(row.id) ?? '',
  }));
}

/** The log of each run, or its last lines, one a line, with the time in Thailand. */
async function readLogs(
  tx: Transaction,
  { companyId }: Reader,
  { rows, lines }: { rows: readonly SyncJobRow[]; lines: number | null },
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const ids = sql.param(rows.map(({ id }) => id));
  const { rows: logs } = await tx.execute<{ job_id: string; log: string }>(sql`
    select wanted.job_id, string_agg(line.text, E'\n' order by line.id) as log
    from unnest(${ids}::uuid[]) as wanted (job_id)
    cross join lateral (
      select ${syncJobLines.id} as id,
        to_char(${syncJobLines.at} at time zone ${TIME_ZONE}, 'YYYY-MM-DD HH24:MI:SS') || '  ' || ${syncJobLines.text} as text
      from ${syncJobLines}
      where ${syncJobLines.company_id} = ${companyId} and ${syncJobLines.job_id} = wanted.job_id
      order by ${syncJobLines.id} desc
      limit ${lines}::bigint
    ) as line
    group by wanted.job_id`);
  return new Map(logs.map(({ job_id: id, log }) => [id, log]));
}
