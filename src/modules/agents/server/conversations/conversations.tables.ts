import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import {
  ratings,
  turnStatuses,
  type TurnFailureCode,
} from '#modules/agents/contract/conversation.ts';
import type { Passage } from '#modules/agents/contract/passage.ts';
import { agents } from '../agents.tables.ts';
import type { Retrieved } from '../retrieval/types.ts';

/** What one person asked one agent, one thing after the other. */
export const conversations = pgTable(
  'conversations',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull().default(''),
    turnsCount: integer('turns_count').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'conversations_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    index('conversations_of_person').on(
      table.companyId,
      table.agentId,
      table.userId,
      table.updatedAt,
      table.id,
    ),
  ],
);

export const conversationTurns = pgTable(
  'conversation_turns',
  {
    ...companyOwned(),
    conversationId: uuid('conversation_id').notNull(),
    question: text('question').notNull(),
    status: text('status', { enum: turnStatuses }).notNull().default('answering'),
    answer: text('answer').notNull().default(''),
    failure: text('failure').$type<TurnFailureCode>(),
    /** What the webhook answered with, for the words of the failure. */
    failureStatus: integer('failure_status').notNull().default(0),
    passages: jsonb('passages').$type<Passage[]>(),
    withoutVectors: text('without_vectors').$type<NonNullable<Retrieved['withoutVectors']>>(),
    latencyMs: integer('latency_ms'),
    rating: text('rating', { enum: ratings }),
    remark: text('remark').notNull().default(''),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** When its answer was last heard of; a turn that fell silent is lost. */
    heardAt: instant('heard_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'conversation_turns_of_conversation',
      columns: [table.companyId, table.conversationId],
      foreignColumns: [conversations.companyId, conversations.id],
    }).onDelete('cascade'),
    index('conversation_turns_in_order').on(table.companyId, table.conversationId, table.id),
  ],
);
