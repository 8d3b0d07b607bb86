import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { fileStatuses, type FileErrorReason } from '#modules/agents/contract/agent-file.ts';
import { agents } from './agents.tables.ts';

/** Documents of an agent. The content lies in the file store; what the index holds of it is told here. */
export const agentFiles = pgTable(
  'agent_files',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    filename: text('filename').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    mimeType: text('mime_type').notNull(),
    /** SHA-256 of the content. */
    contentHash: text('content_hash').notNull(),
    status: text('status', { enum: fileStatuses }).notNull(),
    reason: text('reason').$type<FileErrorReason>(),
    /** Content and settings of which the index was made; null while it holds nothing of the file. */
    indexedContentHash: text('indexed_content_hash'),
    indexedSettings: text('indexed_settings'),
    chunksCount: integer('chunks_count'),
    pagesCount: integer('pages_count'),
    /** The last run that dealt with it, so that one taken up again after a crash leaves it alone. */
    lastSyncJobId: uuid('last_sync_job_id'),
    /** 1 is sound text; below, marks of Thai words are missing. Null until it has been read. */
    textQuality: real('text_quality'),
    /** Whether questions are answered from it; the index holds it in either case. */
    enabled: boolean('enabled').notNull().default(true),
    /** Counts the contents the file has had. */
    versionNo: integer('version_no').notNull().default(1),
    note: text('note').notNull().default(''),
    /** File name and note in the spelling that searches use. */
    searchText: text('search_text').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedByEmployee: integer('uploaded_by_employee'),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('agent_files_name_is_unique').on(table.companyId, table.agentId, table.filename),
    foreignKey({
      name: 'agent_files_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'agent_files_have_content',
      columns: [table.companyId, table.storedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('agent_files_by_upload').on(table.companyId, table.agentId, table.uploadedAt, table.id),
    index('agent_files_by_hash').on(table.companyId, table.agentId, table.contentHash),
    index('agent_files_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('agent_files_by_content').on(table.companyId, table.storedFileId),
    index('agent_files_disabled')
      .on(table.companyId, table.agentId)
      .where(sql`not ${table.enabled}`),
    index('agent_files_in_error')
      .on(table.companyId)
      .where(sql`${table.status} = 'error'`),
  ],
);

/** Contents which files had before; the present one stands with the file itself. */
export const agentFileVersions = pgTable(
  'agent_file_versions',
  {
    ...companyOwned(),
    fileId: uuid('file_id').notNull(),
    versionNo: integer('version_no').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    mimeType: text('mime_type').notNull(),
    contentHash: text('content_hash').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedByEmployee: integer('uploaded_by_employee'),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('agent_file_versions_are_counted').on(table.companyId, table.fileId, table.versionNo),
    foreignKey({
      name: 'agent_file_versions_of_file',
      columns: [table.companyId, table.fileId],
      foreignColumns: [agentFiles.companyId, agentFiles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'agent_file_versions_have_content',
      columns: [table.companyId, table.storedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('agent_file_versions_by_content').on(table.companyId, table.storedFileId),
  ],
);
