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
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
  ],
);

/** The people of a company. Who of them signs in is told by the memberships of identity. */
export const employees = pgTable(
  'employees',
  {
    companyId: integer('company_id').notNull(),
    // The numbers below are left to example data.
    id: integer('id').notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
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
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('employees_id_is_unique').on(table.id),
    index('employees_by_manager').on(table.companyId, table.managerId),
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
