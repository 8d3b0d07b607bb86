import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { belongsTo, instant } from '#platform/server/database/columns.ts';
import { agents } from '../agents/agents.tables.ts';

/** Agents that are synced automatically. */
export const syncSchedules = pgTable(
  'sync_schedules',
  {
    company_id: integer().notNull(),
    agent_id: uuid().notNull(),
    repeat: text({ enum: ['hourly', 'daily'] }).notNull(),
    /** Of the day, in the time of the company; null unless daily. */
    hour: integer(),
    next_run_at: instant().notNull(),
    /** On whose behalf runs start, and in which language their logs are. */
    set_by: uuid().notNull(),
    set_by_employee: integer(),
    language: text({ enum: LANGUAGES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.agent_id] }),
    belongsTo(agents, { name: 'sync_schedules_of_agent', from: table, by: 'agent_id' }),
    index('sync_schedules_by_next_run').on(table.next_run_at),
  ],
);
