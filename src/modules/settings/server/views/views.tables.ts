import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** What people saved of lists: filters, sorting and columns under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...companyOwned(),
    list: text().notNull(),
    name: text().notNull(),
    /** The name in the spelling that searches use: names that read alike are the same. */
    name_key: text().notNull(),
    shared: boolean().notNull(),
    address: text().notNull(),
    columns: text().array().notNull(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('saved_views_name_is_unique').on(
      table.company_id,
      table.list,
      table.created_by,
      table.name_key,
    ),
    uniqueIndex('saved_views_shared_name_is_unique')
      .on(table.company_id, table.list, table.name_key)
      .where(sql`${table.shared}`),
  ],
);

/** With which view a list opens for a person. */
export const viewDefaults = pgTable(
  'view_defaults',
  {
    company_id: integer().notNull(),
    user_id: uuid().notNull(),
    list: text().notNull(),
    view_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id, table.list] }),
    belongsTo(savedViews, { name: 'view_defaults_view', from: table, by: 'view_id' }),
    index('view_defaults_by_view').on(table.company_id, table.view_id),
  ],
);
