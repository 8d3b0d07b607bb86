import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/employees/employees.tables.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import {
  belongsTo,
  companyOwned,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { users } from '../credentials/credentials.tables.ts';

/** What a person can be in a company. What the built-in roles may do is in the modules' contracts. */
export const roles = pgTable(
  'roles',
  {
    ...companyOwned(),
    built_in: text({ enum: BUILT_IN_ROLES }),
    /** Given by the company to its own roles; the built-in ones are named by the dictionary. */
    name: text(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('roles_built_in_once').on(table.company_id, table.built_in),
    uniqueIndex('roles_name_is_unique').on(table.company_id, sql`lower(${table.name})`),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);

/** What the company's own roles may do. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    company_id: integer().notNull(),
    role_id: uuid().notNull(),
    permission: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.role_id, table.permission] }),
    belongsTo(roles, { from: table, by: 'role_id' }),
  ],
);

/** Who works in which company, with which role, and as which of its employees. */
export const memberships = pgTable(
  'memberships',
  {
    company_id: integer().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: uuid().notNull(),
    employee_id: integer(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.user_id] }),
    index('memberships_by_user').on(table.user_id),
    unique('memberships_employee_signs_in_once').on(table.company_id, table.employee_id),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
    refersTo(roles, { from: table, by: 'role_id' }),
    refersTo(employees, { from: table, by: 'employee_id' }),
  ],
);
