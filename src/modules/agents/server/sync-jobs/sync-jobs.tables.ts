import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { belongsTo, companyOwned, instantNow } from '#platform/server/database/columns.ts';
import { longJobColumns } from '#platform/server/long-jobs/long-job.columns.ts';
import type { FileErrorReason } from '#modules/agents/contract/files.ts';
import { syncFileOutcomes } from '#modules/agents/contract/sync-jobs.ts';
import { syncStatuses } from '#modules/agents/contract/sync-status.ts';
import { agents } from '../agents/agents.tables.ts';

/** Runs that bring an agent's index up to date, at most one at a time for each agent. */
export const syncJobs = pgTable(
  'sync_jobs',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    status: text({ enum: syncStatuses }).notNull().default('running'),
    ...longJobColumns(),
    idempotency_key: text(),
    started_at: instantNow(),
    files_total: integer().notNull().default(0),
    files_done: integer().notNull().default(0),
    files_sent: integer().notNull().default(0),
    files_failed: integer().notNull().default(0),
    chunks_embedded: integer().notNull().default(0),
    /** The files that were chosen for the run; null where it considers all. */
    only_files: uuid().array(),
    current_file: text(),
    /** Started by the agent's schedule, on behalf of the person who set it. */
    scheduled: boolean().notNull().default(false),
    triggered_by: uuid().notNull(),
    triggered_by_employee: integer(),
    /** Language of the log: that of the person who started it. */
    language: text({ enum: LANGUAGES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('sync_jobs_key_is_unique').on(table.company_id, table.agent_id, table.idempotency_key),
    uniqueIndex('sync_jobs_one_running')
      .on(table.company_id, table.agent_id)
      .where(sql`${table.status} = 'running'`),
    belongsTo(agents, { name: 'sync_jobs_of_agent', from: table, by: 'agent_id' }),
    index('sync_jobs_by_start').on(table.company_id, table.agent_id, table.started_at, table.id),
  ],
);

/** The result of each file of a run; stays when the file itself is removed. */
export const syncJobFiles = pgTable(
  'sync_job_files',
  {
    ...companyOwned(),
    job_id: uuid().notNull(),
    file_id: uuid().notNull(),
    filename: text().notNull(),
    outcome: text({ enum: syncFileOutcomes }).notNull(),
    reason: text().$type<FileErrorReason>(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    chunks: integer().notNull(),
    took_ms: integer().notNull(),
    read_ms: integer().notNull(),
    cut_ms: integer().notNull(),
    embed_ms: integer().notNull(),
    store_ms: integer().notNull(),
    probe_ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('sync_job_files_once').on(table.company_id, table.job_id, table.file_id),
    belongsTo(syncJobs, { name: 'sync_job_files_of_job', from: table, by: 'job_id' }),
  ],
);

/** What a run did, line by line. */
export const syncJobLines = pgTable(
  'sync_job_lines',
  {
    ...companyOwned(),
    job_id: uuid().notNull(),
    at: instantNow(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(syncJobs, { name: 'sync_job_lines_of_job', from: table, by: 'job_id' }),
    index('sync_job_lines_by_job').on(table.company_id, table.job_id, table.id),
  ],
);
