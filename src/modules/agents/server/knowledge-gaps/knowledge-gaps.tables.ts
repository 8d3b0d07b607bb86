import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { gapStatuses } from '#modules/agents/contract/knowledge-gap.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { agents } from '../agents.tables.ts';
import { conversationTurns } from '../conversations/conversations.tables.ts';

/** Groups of questions that an agent did not answer well. The questions themselves stay in their conversations. */
export const knowledgeGaps = pgTable(
  'knowledge_gaps',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    status: text('status', { enum: gapStatuses }).notNull().default('open'),
    /** The first question, in the spelling in which questions are compared. */
    comparable: text('comparable').notNull(),
    assigneeId: integer('assignee_id'),
    /** The file that answers it now; it may have been deleted since. */
    closedByFile: uuid('closed_by_file'),
    closingNote: text('closing_note').notNull().default(''),
    closedAt: instant('closed_at'),
    closedByEmployee: integer('closed_by_employee'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'knowledge_gaps_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    index('knowledge_gaps_by_agent').on(table.companyId, table.agentId, table.status),
  ],
);

/** Which turn of which conversation belongs to which gap; it goes with its conversation. */
export const gapTurns = pgTable(
  'gap_turns',
  {
    companyId: integer('company_id').notNull(),
    turnId: uuid('turn_id').notNull(),
    gapId: uuid('gap_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.turnId] }),
    foreignKey({
      name: 'gap_turns_of_turn',
      columns: [table.companyId, table.turnId],
      foreignColumns: [conversationTurns.companyId, conversationTurns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'gap_turns_of_gap',
      columns: [table.companyId, table.gapId],
      foreignColumns: [knowledgeGaps.companyId, knowledgeGaps.id],
    }).onDelete('cascade'),
    index('gap_turns_by_gap').on(table.companyId, table.gapId),
  ],
);
