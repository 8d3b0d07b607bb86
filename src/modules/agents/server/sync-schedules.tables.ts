import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { instant } from '#platform/server/database/columns.ts';
import { agents } from './agents.tables.ts';

/** Agents that are synced by themselves. */
export const syncSchedules = pgTable(
  'sync_schedules',
  {
    companyId: integer('company_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    repeat: text('repeat', { enum: ['hourly', 'daily'] }).notNull(),
    /** Of the day, in the time of the company; null unless daily. */
    hour: integer('hour'),
    nextRunAt: instant('next_run_at').notNull(),
    /** In whose name runs start, and in which language their logs are. */
    setBy: uuid('set_by').notNull(),
    setByEmployee: integer('set_by_employee'),
    language: text('language', { enum: LANGUAGES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.agentId] }),
    foreignKey({
      name: 'sync_schedules_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    index('sync_schedules_by_next_run').on(table.nextRunAt),
  ],
);
