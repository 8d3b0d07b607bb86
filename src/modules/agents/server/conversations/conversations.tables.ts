import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  companyOwned,
  instantNow,
  timestamps,
} from '#platform/server/database/columns.ts';
import {
  ratings,
  turnStatuses,
  type TurnFailureCode,
} from '#modules/agents/contract/conversations.ts';
import type { Passage } from '#modules/agents/contract/questions.ts';
import { agents } from '../agents/agents.tables.ts';
import type { Retrieved } from '../agents/retrieval.ts';

/** What one person asked one agent, one question after the other. */
export const conversations = pgTable(
  'conversations',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    user_id: uuid().notNull(),
    title: text().notNull().default(''),
    turns_count: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(agents, { name: 'conversations_of_agent', from: table, by: 'agent_id' }),
    index('conversations_of_person').on(
      table.company_id,
      table.agent_id,
      table.user_id,
      table.updated_at,
      table.id,
    ),
  ],
);

export const conversationTurns = pgTable(
  'conversation_turns',
  {
    ...companyOwned(),
    conversation_id: uuid().notNull(),
    question: text().notNull(),
    status: text({ enum: turnStatuses }).notNull().default('answering'),
    answer: text().notNull().default(''),
    failure: text().$type<TurnFailureCode>(),
    /** Parameters for the text of the failure. */
    failure_status: integer().notNull().default(0),
    passages: jsonb().$type<Passage[]>(),
    without_vectors: text().$type<NonNullable<Retrieved['withoutVectors']>>(),
    latency_ms: integer(),
    rating: text({ enum: ratings }),
    remark: text().notNull().default(''),
    asked_at: instantNow(),
    /** When its answer last made progress; a turn without progress is lost. */
    heard_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(conversations, {
      name: 'conversation_turns_of_conversation',
      from: table,
      by: 'conversation_id',
    }),
    index('conversation_turns_in_order').on(table.company_id, table.conversation_id, table.id),
  ],
);
