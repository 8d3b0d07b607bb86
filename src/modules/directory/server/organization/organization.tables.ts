import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { companyOwned, refersTo, timestamps } from '#platform/server/database/columns.ts';

/** Departments of a company, for example accounting. */
export const departments = pgTable(
  'departments',
  {
    ...companyOwned(),
    name_th: text().notNull(),
    name_en: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('departments_name_is_unique').on(table.company_id, table.name_th),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
  ],
);

/** What people are in a company, for example accountant. */
export const positions = pgTable(
  'positions',
  {
    ...companyOwned(),
    name_th: text().notNull(),
    name_en: text().notNull(),
    ...timestamps(),
    /** Null where the position is valid in every department. */
    department_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('positions_name_is_unique').on(table.company_id, table.name_th),
    foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] }),
    refersTo(departments, { name: 'positions_department', from: table, by: 'department_id' }),
    index('positions_by_department').on(table.company_id, table.department_id),
  ],
);
