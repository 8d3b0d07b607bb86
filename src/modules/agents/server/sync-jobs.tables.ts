import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import type { FileErrorReason } from '#modules/agents/contract/agent-file.ts';
import { syncFileOutcomes, syncStatuses } from '#modules/agents/contract/sync-job.ts';
import { agents } from './agents.tables.ts';

/** Runs that bring an agent's index up to date, at most one at a time for each agent. */
export const syncJobs = pgTable(
  'sync_jobs',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    status: text('status', { enum: syncStatuses }).notNull().default('running'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Made anew by each worker that takes the run on; who holds an old one may write no more. */
    runToken: uuid('run_token'),
    /** How often a worker took the run on. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it failed for a reason of ours; a worker that died is none. */
    failures: integer('failures').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    filesTotal: integer('files_total').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    filesSent: integer('files_sent').notNull().default(0),
    filesFailed: integer('files_failed').notNull().default(0),
    chunksEmbedded: integer('chunks_embedded').notNull().default(0),
    /** The files the run was asked to deal with; null where it looks at all. */
    onlyFiles: uuid('only_files').array(),
    currentFile: text('current_file'),
    /** Started by the agent's schedule, in the name of who set it. */
    scheduled: boolean('scheduled').notNull().default(false),
    triggeredBy: uuid('triggered_by').notNull(),
    triggeredByEmployee: integer('triggered_by_employee'),
    /** Language of the log: that of the person who asked. */
    language: text('language', { enum: LANGUAGES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('sync_jobs_key_is_unique').on(table.companyId, table.agentId, table.idempotencyKey),
    uniqueIndex('sync_jobs_one_running')
      .on(table.companyId, table.agentId)
      .where(sql`${table.status} = 'running'`),
    foreignKey({
      name: 'sync_jobs_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    index('sync_jobs_by_start').on(table.companyId, table.agentId, table.startedAt, table.id),
  ],
);

/** What became of each file of a run; kept when the file itself goes. */
export const syncJobFiles = pgTable(
  'sync_job_files',
  {
    ...companyOwned(),
    jobId: uuid('job_id').notNull(),
    fileId: uuid('file_id').notNull(),
    filename: text('filename').notNull(),
    outcome: text('outcome', { enum: syncFileOutcomes }).notNull(),
    reason: text('reason').$type<FileErrorReason>(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    chunks: integer('chunks').notNull(),
    tookMs: integer('took_ms').notNull(),
    readMs: integer('read_ms').notNull(),
    cutMs: integer('cut_ms').notNull(),
    embedMs: integer('embed_ms').notNull(),
    storeMs: integer('store_ms').notNull(),
    probeMs: integer('probe_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('sync_job_files_once').on(table.companyId, table.jobId, table.fileId),
    foreignKey({
      name: 'sync_job_files_of_job',
      columns: [table.companyId, table.jobId],
      foreignColumns: [syncJobs.companyId, syncJobs.id],
    }).onDelete('cascade'),
  ],
);

/** What a run did, line by line. */
export const syncJobLines = pgTable(
  'sync_job_lines',
  {
    ...companyOwned(),
    jobId: uuid('job_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'sync_job_lines_of_job',
      columns: [table.companyId, table.jobId],
      foreignColumns: [syncJobs.companyId, syncJobs.id],
    }).onDelete('cascade'),
    index('sync_job_lines_by_job').on(table.companyId, table.jobId, table.id),
  ],
);
