import { sql } from 'drizzle-orm';
import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  generationStates,
  type IndexComparison,
} from '#modules/agents/contract/index-generation.ts';
import { instant } from '#platform/server/database/columns.ts';
import { agents } from '../agents.tables.ts';

/** The indexes of each agent: the one that answers, and those that are built aside or kept. */
export const indexGenerations = pgTable(
  'index_generations',
  {
    companyId: integer('company_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    number: integer('number').notNull(),
    /** `dropped` is being forgotten by a job. */
    state: text('state', { enum: [...generationStates, 'dropped'] }).notNull(),
    embeddingModel: text('embedding_model').notNull(),
    chunkSize: integer('chunk_size').notNull(),
    chunkOverlap: integer('chunk_overlap').notNull(),
    /** As kept with each indexed file: the model that really embeds, and how text is cut. */
    settings: text('settings').notNull(),
    comparison: jsonb('comparison').$type<IndexComparison>(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    liveSince: instant('live_since'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.agentId, table.number] }),
    uniqueIndex('index_generations_one_live')
      .on(table.companyId, table.agentId)
      .where(sql`${table.state} = 'live'`),
    foreignKey({
      name: 'index_generations_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
  ],
);
