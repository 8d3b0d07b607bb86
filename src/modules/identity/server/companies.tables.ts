import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { THEMES } from '#modules/settings/contract/themes.ts';
import { timestamps } from '#platform/server/database/columns.ts';

/** The companies of this installation. */
export const companies = pgTable('companies', {
  // The numbers below are left to the first company, which is 1 everywhere, and to example data.
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
  code: text('code').notNull().unique('companies_code_is_unique'),
  /** Source of an image element, as a `data:` address. */
  logo: text('logo'),
  theme: text('theme', { enum: THEMES }).notNull().default('Default'),
  ...timestamps(),
});
