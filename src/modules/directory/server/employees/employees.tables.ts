import { departments, positions } from '../organization/organization.tables.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { refersTo, timestamps } from '#platform/server/database/columns.ts';

/**
 * Everything by which employees are searched, in the spelling of searches; computed by the database, so
 * that every row has it.
 */
const searchText = sql`translate(replace(regexp_replace(
  lower(normalize(coalesce(code, '') || ' ' || first_name_th || ' ' || last_name_th || ' ' || first_name
    || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), NFKC)),
  E'\\u0E4D([\\u0E48-\\u0E4B]?)\\u0E32', E'\\\\1\\u0E33', 'g'),
  E'\\u0E40\\u0E40', E'\\u0E41'), E'\\u0E50\\u0E51\\u0E52\\u0E53\\u0E54\\u0E55\\u0E56\\u0E57\\u0E58\\u0E59', '0123456789')`;

/** The people of a company. Which of them sign in is stored in the memberships of identity. */
export const employees = pgTable(
  'employees',
  {
    company_id: integer().notNull(),
    // Smaller numbers are reserved for example data.
    id: integer().notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** As on the employee card; null until the employee has one. */
    code: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    first_name_th: text().notNull(),
    last_name_th: text().notNull(),
    email: text(),
    phone: text(),
    /** Source of an image element, as a `data:` address. */
    photo: text(),
    department_id: uuid(),
    position_id: uuid(),
    manager_id: integer(),
    is_active: boolean().notNull().default(true),
    search_text: text().generatedAlwaysAs(searchText),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('employees_id_is_unique').on(table.id),
    unique('employees_code_is_unique').on(table.company_id, table.code),
    // Lists of every module show names beside their rows: looked up here, no table is read for them.
    index('employees_names').on(
      table.company_id,
      table.id,
      table.first_name_th,
      table.last_name_th,
      table.first_name,
      table.last_name,
    ),
    index('employees_by_manager').on(table.company_id, table.manager_id),
    index('employees_by_department').on(table.company_id, table.department_id),
    index('employees_by_position').on(table.company_id, table.position_id),
    index('employees_by_thai_name').on(
      table.company_id,
      sql`${table.first_name_th} collate "und-x-icu"`,
      sql`${table.last_name_th} collate "und-x-icu"`,
      table.id,
    ),
    index('employees_by_english_name').on(
      table.company_id,
      sql`${table.first_name} collate "und-x-icu"`,
      sql`${table.last_name} collate "und-x-icu"`,
      table.id,
    ),
    index('employees_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
    refersTo(departments, { from: table, by: 'department_id' }),
    refersTo(positions, { from: table, by: 'position_id' }),
    refersTo(table, { from: table, by: 'manager_id' }),
  ],
);
