import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { gapStatuses } from '#modules/agents/contract/knowledge-gaps.ts';
import { belongsTo, companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { agents } from '../agents/agents.tables.ts';
import { conversationTurns } from './conversations.tables.ts';

/** Groups of questions that an agent did not answer well. The questions themselves stay in their conversations. */
export const knowledgeGaps = pgTable(
  'knowledge_gaps',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    status: text({ enum: gapStatuses }).notNull().default('open'),
    /** The first question, in the spelling in which questions are compared. */
    comparable: text().notNull(),
    assignee_id: integer(),
    /** The file that answers it now; it may have been deleted since. */
    closed_by_file: uuid(),
    closing_note: text().notNull().default(''),
    closed_at: instant(),
    closed_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(agents, { name: 'knowledge_gaps_of_agent', from: table, by: 'agent_id' }),
    index('knowledge_gaps_by_agent').on(table.company_id, table.agent_id, table.status),
  ],
);

/** Which turn of which conversation belongs to which gap; deleted with its conversation. */
export const gapTurns = pgTable(
  'gap_turns',
  {
    company_id: integer().notNull(),
    turn_id: uuid().notNull(),
    gap_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.turn_id] }),
    belongsTo(conversationTurns, { name: 'gap_turns_of_turn', from: table, by: 'turn_id' }),
    belongsTo(knowledgeGaps, { name: 'gap_turns_of_gap', from: table, by: 'gap_id' }),
    index('gap_turns_by_gap').on(table.company_id, table.gap_id),
  ],
);
