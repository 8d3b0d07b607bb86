import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  generationStates,
  type IndexComparison,
} from '#modules/agents/contract/index-generations.ts';
import { belongsTo, instant, instantNow } from '#platform/server/database/columns.ts';
import { agents } from '../agents/agents.tables.ts';

/** The indexes of each agent: the live one, and those that are being built or archived. */
export const indexGenerations = pgTable(
  'index_generations',
  {
    company_id: integer().notNull(),
    agent_id: uuid().notNull(),
    number: integer().notNull(),
    /** `dropped` is being removed by a job. */
    state: text({ enum: [...generationStates, 'dropped'] }).notNull(),
    embedding_model: text().notNull(),
    chunk_size: integer().notNull(),
    chunk_overlap: integer().notNull(),
    /** As stored with each indexed file: the model that really embeds, and how text is cut. */
    settings: text().notNull(),
    comparison: jsonb().$type<IndexComparison>(),
    begun_at: instantNow(),
    live_since: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.agent_id, table.number] }),
    uniqueIndex('index_generations_one_live')
      .on(table.company_id, table.agent_id)
      .where(sql`${table.state} = 'live'`),
    belongsTo(agents, { name: 'index_generations_of_agent', from: table, by: 'agent_id' }),
  ],
);

export type GenerationRow = typeof indexGenerations.$inferSelect;
