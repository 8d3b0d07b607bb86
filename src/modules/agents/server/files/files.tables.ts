import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  belongsTo,
  companyOwned,
  instant,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { fileStatuses, type FileErrorReason } from '#modules/agents/contract/files.ts';
import { textEncodings } from '#modules/agents/contract/text-encodings.ts';
import { agents } from '../agents/agents.tables.ts';

/** Documents of an agent. The content is in the file store; what the index has of it is recorded here. */
export const agentFiles = pgTable(
  'agent_files',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
    filename: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    mime_type: text().notNull(),
    content_hash: text().notNull(),
    status: text({ enum: fileStatuses }).notNull(),
    reason: text().$type<FileErrorReason>(),
    /** Content and settings that the index was made from; null while the file is not in it. */
    indexed_content_hash: text(),
    indexed_settings: text(),
    chunks_count: integer(),
    pages_count: integer(),
    /** The last run that processed it, so that a run continued after a crash leaves it alone. */
    last_sync_job_id: uuid(),
    /** 1 is sound text; below, marks of Thai words are missing. Null until it has been read. */
    text_quality: real(),
    /** As which a text file was last read, and as which a person wants it to be. */
    text_encoding: text({ enum: textEncodings }),
    chosen_encoding: text({ enum: textEncodings }),
    /** Whether questions are answered from it; it is in the index in either case. */
    enabled: boolean().notNull().default(true),
    /** Number of the current content, from 1. */
    version_no: integer().notNull().default(1),
    note: text().notNull().default(''),
    /** File name and note in the spelling that searches use. */
    search_text: text().notNull(),
    uploaded_by: uuid().notNull(),
    uploaded_by_employee: integer(),
    uploaded_at: instantNow(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('agent_files_name_is_unique').on(table.company_id, table.agent_id, table.filename),
    belongsTo(agents, { name: 'agent_files_of_agent', from: table, by: 'agent_id' }),
    refersTo(storedFiles, { name: 'agent_files_have_content', from: table, by: 'stored_file_id' }),
    index('agent_files_by_upload').on(
      table.company_id,
      table.agent_id,
      table.uploaded_at,
      table.id,
    ),
    index('agent_files_by_hash').on(table.company_id, table.agent_id, table.content_hash),
    index('agent_files_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
    index('agent_files_by_content').on(table.company_id, table.stored_file_id),
    index('agent_files_disabled')
      .on(table.company_id, table.agent_id)
      .where(sql`not ${table.enabled}`),
    index('agent_files_in_error')
      .on(table.company_id)
      .where(sql`${table.status} = 'error'`),
  ],
);

/** Contents that files had before; the current one is in the row of the file. */
export const agentFileVersions = pgTable(
  'agent_file_versions',
  {
    ...companyOwned(),
    file_id: uuid().notNull(),
    version_no: integer().notNull(),
    stored_file_id: uuid().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    mime_type: text().notNull(),
    content_hash: text().notNull(),
    uploaded_by: uuid().notNull(),
    uploaded_by_employee: integer(),
    uploaded_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('agent_file_versions_are_counted').on(table.company_id, table.file_id, table.version_no),
    belongsTo(agentFiles, { name: 'agent_file_versions_of_file', from: table, by: 'file_id' }),
    refersTo(storedFiles, {
      name: 'agent_file_versions_have_content',
      from: table,
      by: 'stored_file_id',
    }),
    index('agent_file_versions_by_content').on(table.company_id, table.stored_file_id),
  ],
);
