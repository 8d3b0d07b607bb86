import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { employees } from '#modules/directory/server/directory.tables.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import { bytes, companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { companies } from './companies.tables.ts';
import { users } from './users.tables.ts';

/** What a person can be in a company. What the built-in ones may do is told by the modules' contracts. */
export const roles = pgTable(
  'roles',
  {
    ...companyOwned(),
    builtIn: text('built_in', { enum: BUILT_IN_ROLES }),
    /** Given by the company to its own roles; the built-in ones are named by the dictionary. */
    name: text('name'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('roles_built_in_once').on(table.companyId, table.builtIn),
    unique('roles_name_is_unique').on(table.companyId, table.name),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
  ],
);

/** What the company's own roles may do. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    companyId: integer('company_id').notNull(),
    roleId: uuid('role_id').notNull(),
    permission: text('permission').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.roleId, table.permission] }),
    foreignKey({
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }).onDelete('cascade'),
  ],
);

/** Who works in which company, as what, and as which of its employees. */
export const memberships = pgTable(
  'memberships',
  {
    companyId: integer('company_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id').notNull(),
    employeeId: integer('employee_id'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('memberships_by_user').on(table.userId),
    unique('memberships_employee_signs_in_once').on(table.companyId, table.employeeId),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    foreignKey({
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }),
  ],
);

/** Rights to one download each, for links that carry no token. */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    hash: bytes('hash').primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What may be downloaded, in the words of the module that serves it. */
    subject: text('subject').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('download_tickets_by_expiry').on(table.expiresAt)],
);
