import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { departments } from '#modules/directory/server/organization/organization.tables.ts';
import { belongsTo, companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** How each company runs its quotas; none until it is first changed. */
export const quotaSettings = pgTable(
  'quota_settings',
  {
    ...companyOwned(),
    code_pattern: text().notNull(),
    own_entries_verified: boolean().notNull(),
    retention_years: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quota_settings_one_a_company').on(table.company_id),
  ],
);

/** The departments that are field offices. */
export const quotaOffices = pgTable(
  'quota_offices',
  { company_id: integer().notNull(), department_id: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.company_id, table.department_id] }),
    belongsTo(departments, {
      name: 'quota_offices_department',
      from: table,
      by: 'department_id',
    }),
  ],
);
