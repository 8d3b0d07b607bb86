import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { THEMES } from '#modules/companies/contract/themes.ts';
import { timestamps } from '#platform/server/database/columns.ts';

export const companies = pgTable('companies', {
  // Smaller numbers are reserved for the first company, which is 1 everywhere, and for example data.
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  name_th: text().notNull(),
  name_en: text().notNull(),
  code: text().notNull().unique('companies_code_is_unique'),
  /** Source of an image element, as a `data:` address. */
  logo: text(),
  theme: text({ enum: THEMES }).notNull().default('Default'),
  ...timestamps(),
});
