import { bigint, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, bytes } from '#platform/server/database/columns.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';

/** One row for each agent whose index was ever written. */
export const agentIndexes = pgTable(
  'agent_indexes',
  {
    company_id: integer().notNull(),
    agent_id: uuid().notNull(),
    /** Counts the changes, so that one check shows whether a copy in memory is outdated. */
    change_no: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.agent_id] }),
    belongsTo(agents, { name: 'agent_indexes_of_agent', from: table, by: 'agent_id' }),
  ],
);

/** The files in each index of an agent, with the one revision of their chunks that searches of it see. */
export const agentIndexedFiles = pgTable(
  'agent_indexed_files',
  {
    company_id: integer().notNull(),
    file_id: uuid().notNull(),
    agent_id: uuid().notNull(),
    revision: uuid().notNull(),
    model_id: text().notNull(),
    chunks_count: integer().notNull(),
    generation: integer().notNull().default(0),
    /** What of the file was indexed, for an index that is not live; the file's own row has it for the live one. */
    content_hash: text(),
    pages_count: integer(),
    text_quality: real(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.file_id, table.generation] }),
    belongsTo(agentFiles, { name: 'agent_indexed_files_of_file', from: table, by: 'file_id' }),
    index('agent_indexed_files_by_agent').on(table.company_id, table.agent_id, table.generation),
  ],
);

/** The passages themselves. Those of a revision that is being written or was given up are never read. */
export const agentChunks = pgTable(
  'agent_chunks',
  {
    company_id: integer().notNull(),
    file_id: uuid().notNull(),
    revision: uuid().notNull(),
    chunk_no: integer().notNull(),
    page: integer(),
    text: text().notNull(),
    /** The direction of the vector, one signed byte per number. */
    embedding: bytes().notNull(),
    generation: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.file_id, table.revision, table.chunk_no] }),
    belongsTo(agentFiles, { name: 'agent_chunks_of_file', from: table, by: 'file_id' }),
  ],
);
