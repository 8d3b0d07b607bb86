import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agentProfiles } from '#modules/agent-profiles/server/agent-profiles/agent-profiles.tables.ts';
import { catalogueFeatures } from '#modules/catalogue/server/entries/entries.tables.ts';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { sowStatuses } from '#modules/feature-development/contract/record-statuses.ts';
import { companyOwned, instant, instantNow, refersTo } from '#platform/server/database/columns.ts';
import { editedColumns } from './edited-columns.ts';
import { sops } from './sops.tables.ts';
import { statusColumns } from './status-columns.ts';
import { valueStreams } from './value-streams.tables.ts';

/** Statements of work. Phase and progress follow from the current stage. */
export const sows = pgTable(
  'sows',
  {
    ...companyOwned(),
    sop_id: uuid().notNull(),
    /** That of its SOP. */
    value_stream_id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    assignee_id: integer(),
    ...statusColumns({
      statuses: sowStatuses,
      names: {
        not_started: sql`'Pending'`,
        in_progress: sql`'In Progress'`,
        done: sql`'Complete'`,
      },
      all: sql`20`,
      begun: sql`case when stage_started_at is null then current_stage else current_stage + 1 end`,
      done: sql`current_stage`,
    }),
    /** The last completed stage: all before it are complete, none after it is. */
    current_stage: integer().notNull().default(0),
    /** When the stage after the current one was started; null while it waits. */
    stage_started_at: instant(),
    /** When it came to its current place: its stage was started, the one before completed, or it was rolled back. */
    stands_since: instantNow(),
    start_date: date({ mode: 'string' }),
    due_date: date({ mode: 'string' }),
    tags: text().array().notNull(),
    feature_id: uuid(),
    /** The agent that works on it, beside or instead of a person. */
    agent_profile_id: uuid(),
    ...editedColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(sops, { name: 'sows_of_sop', from: table, by: 'sop_id' }),
    refersTo(valueStreams, { name: 'sows_of_value_stream', from: table, by: 'value_stream_id' }),
    refersTo(employees, { name: 'sows_assignee', from: table, by: 'assignee_id' }),
    refersTo(agentProfiles, {
      name: 'sows_agent_profile',
      from: table,
      by: 'agent_profile_id',
    }),
    refersTo(catalogueFeatures, { name: 'sows_feature', from: table, by: 'feature_id' }),
    index('sows_by_creation').on(table.company_id, table.created_at, table.id),
    index('sows_by_change').on(table.company_id, table.updated_at, table.id),
    index('sows_by_name').on(table.company_id, sql`${table.name} collate "und-x-icu"`, table.id),
    index('sows_by_sop').on(table.company_id, table.sop_id, table.created_at, table.id),
    index('sows_by_value_stream').on(
      table.company_id,
      table.value_stream_id,
      table.created_at,
      table.id,
    ),
    index('sows_by_stage').on(table.company_id, table.current_stage, table.created_at, table.id),
    index('sows_by_status').on(table.company_id, table.status, table.created_at, table.id),
    index('sows_by_assignee').on(table.company_id, table.assignee_id, table.created_at, table.id),
    index('sows_by_agent_profile').on(
      table.company_id,
      table.agent_profile_id,
      table.created_at,
      table.id,
    ),
    index('sows_by_due_date').on(table.company_id, table.due_date, table.id),
    index('sows_by_feature').on(table.company_id, table.feature_id),
    index('sows_by_tag').using('gin', table.tags),
    index('sows_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
