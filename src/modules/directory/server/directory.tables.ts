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
import { companies } from '#modules/identity/server/companies.tables.ts';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Parts of a company, such as accounting. */
export const departments = pgTable(
  'departments',
  {
    ...companyOwned(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('departments_name_is_unique').on(table.companyId, table.nameTh),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
  ],
);

/** What people are in a company, such as accountant. */
export const positions = pgTable(
  'positions',
  {
    ...companyOwned(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('positions_name_is_unique').on(table.companyId, table.nameTh),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
  ],
);

/**
 * All by which an employee is looked for, in the spelling of searches; made by the database, so that it is
 * there however a row came in.
 */
const searchText = sql`translate(replace(regexp_replace(
  lower(normalize(coalesce(code, '') || ' ' || first_name_th || ' ' || last_name_th || ' ' || first_name
    || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), NFKC)),
  E'\\u0E4D([\\u0E48-\\u0E4B]?)\\u0E32', E'\\\\1\\u0E33', 'g'),
  E'\\u0E40\\u0E40', E'\\u0E41'), E'\\u0E50\\u0E51\\u0E52\\u0E53\\u0E54\\u0E55\\u0E56\\u0E57\\u0E58\\u0E59', '0123456789')`;

/** The people of a company. Who of them signs in is told by the memberships of identity. */
export const employees = pgTable(
  'employees',
  {
    companyId: integer('company_id').notNull(),
    // The numbers below are left to example data.
    id: integer('id').notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** By which the company knows her, as on her card; null while she was given none. */
    code: text('code'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    firstNameTh: text('first_name_th').notNull(),
    lastNameTh: text('last_name_th').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** Source of an image element, as a `data:` address. */
    photo: text('photo'),
    departmentId: uuid('department_id'),
    positionId: uuid('position_id'),
    managerId: integer('manager_id'),
    isActive: boolean('is_active').notNull().default(true),
    searchText: text('search_text').generatedAlwaysAs(searchText),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('employees_id_is_unique').on(table.id),
    unique('employees_code_is_unique').on(table.companyId, table.code),
    // Lists of every module show names beside their rows: looked up here, no table is read for them.
    index('employees_names').on(
      table.companyId,
      table.id,
      table.firstNameTh,
      table.lastNameTh,
      table.firstName,
      table.lastName,
    ),
    index('employees_by_manager').on(table.companyId, table.managerId),
    index('employees_by_department').on(table.companyId, table.departmentId),
    index('employees_by_position').on(table.companyId, table.positionId),
    index('employees_by_thai_name').on(
      table.companyId,
      sql`${table.firstNameTh} collate "und-x-icu"`,
      sql`${table.lastNameTh} collate "und-x-icu"`,
      table.id,
    ),
    index('employees_by_english_name').on(
      table.companyId,
      sql`${table.firstName} collate "und-x-icu"`,
      sql`${table.lastName} collate "und-x-icu"`,
      table.id,
    ),
    index('employees_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [table.companyId, table.positionId],
      foreignColumns: [positions.companyId, positions.id],
    }),
    foreignKey({
      columns: [table.companyId, table.managerId],
      foreignColumns: [table.companyId, table.id],
    }),
  ],
);
