import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/server/database/columns.ts';
import { agentFiles } from '../agent-files.tables.ts';
import { agents } from '../agents.tables.ts';

/** One row an agent whose index was ever written. */
export const agentIndexes = pgTable(
  'agent_indexes',
  {
    companyId: integer('company_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    /** Counts the changes, so that whoever keeps a copy in memory sees with one look that it is old. */
    changeNo: bigint('change_no', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.agentId] }),
    foreignKey({
      name: 'agent_indexes_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
  ],
);

/** The files that each index of an agent holds, with the one revision of their chunks that searches of it see. */
export const agentIndexedFiles = pgTable(
  'agent_indexed_files',
  {
    companyId: integer('company_id').notNull(),
    fileId: uuid('file_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    revision: uuid('revision').notNull(),
    modelId: text('model_id').notNull(),
    chunksCount: integer('chunks_count').notNull(),
    generation: integer('generation').notNull().default(0),
    /** What of the file was indexed, for an index that does not answer; the file itself tells of the one that does. */
    contentHash: text('content_hash'),
    pagesCount: integer('pages_count'),
    textQuality: real('text_quality'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId, table.generation] }),
    foreignKey({
      name: 'agent_indexed_files_of_file',
      columns: [table.companyId, table.fileId],
      foreignColumns: [agentFiles.companyId, agentFiles.id],
    }).onDelete('cascade'),
    index('agent_indexed_files_by_agent').on(table.companyId, table.agentId, table.generation),
  ],
);

/** The passages themselves. Those of a revision that is being written or was given up are never read. */
export const agentChunks = pgTable(
  'agent_chunks',
  {
    companyId: integer('company_id').notNull(),
    fileId: uuid('file_id').notNull(),
    revision: uuid('revision').notNull(),
    chunkNo: integer('chunk_no').notNull(),
    page: integer('page'),
    text: text('text').notNull(),
    /** The direction of the vector, a signed byte a number. */
    embedding: bytes('embedding').notNull(),
    generation: integer('generation').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId, table.revision, table.chunkNo] }),
    foreignKey({
      name: 'agent_chunks_of_file',
      columns: [table.companyId, table.fileId],
      foreignColumns: [agentFiles.companyId, agentFiles.id],
    }).onDelete('cascade'),
  ],
);
