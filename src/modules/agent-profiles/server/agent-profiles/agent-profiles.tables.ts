import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { agentProfileStatuses } from '#modules/agent-profiles/contract/agent-profile-status.ts';
import {
  departments,
  positions,
} from '#modules/directory/server/organization/organization.tables.ts';
import {
  belongsTo,
  companyOwned,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';

/** What agent profiles say, and what their versions keep. */
const content = () => ({
  name: text().notNull(),
  description: text().notNull(),
  department_id: uuid().notNull(),
  position_id: uuid().notNull(),
  /** May be gone since: chat agents are deleted without asking here. */
  chat_agent_id: uuid(),
});

/** Agent profiles: automated agents to which work is assigned. */
export const agentProfiles = pgTable(
  'agent_profiles',
  {
    ...companyOwned(),
    code: text().notNull(),
    ...content(),
    status: text({ enum: agentProfileStatuses }).notNull().default('Active'),
    /** The version which its content is; all of them are in `agent_profile_versions`. */
    version: integer().notNull().default(1),
    /** Code and name in the spelling that searches use. */
    search_text: text().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    updated_by: uuid().notNull(),
    updated_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('agent_profiles_code_is_unique').on(table.company_id, table.code),
    refersTo(departments, { name: 'agent_profiles_department', from: table, by: 'department_id' }),
    refersTo(positions, { name: 'agent_profiles_position', from: table, by: 'position_id' }),
    index('agent_profiles_by_name').on(
      table.company_id,
      sql`${table.name} collate "und-x-icu"`,
      table.id,
    ),
    index('agent_profiles_by_status').on(
      table.company_id,
      table.status,
      table.created_at,
      table.id,
    ),
    index('agent_profiles_by_creation').on(table.company_id, table.created_at, table.id),
    index('agent_profiles_by_change').on(table.company_id, table.updated_at, table.id),
    index('agent_profiles_by_department').on(table.company_id, table.department_id),
    index('agent_profiles_by_position').on(table.company_id, table.position_id),
    index('agent_profiles_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Everything that agent profiles have ever said. They are never changed. */
export const agentProfileVersions = pgTable(
  'agent_profile_versions',
  {
    company_id: integer().notNull(),
    profile_id: uuid().notNull(),
    number: integer().notNull(),
    ...content(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.profile_id, table.number] }),
    belongsTo(agentProfiles, {
      name: 'agent_profile_versions_of_profile',
      from: table,
      by: 'profile_id',
    }),
  ],
);
