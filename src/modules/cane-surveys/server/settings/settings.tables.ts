import { doublePrecision, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** By which constants each company estimates yields; none until they are first changed. */
export const surveySettings = pgTable(
  'cane_survey_settings',
  {
    ...companyOwned(),
    stalk_density: doublePrecision().notNull(),
    usual_stalk_kg: doublePrecision().notNull(),
    harvested_percent: doublePrecision().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('cane_survey_settings_one_a_company').on(table.company_id),
  ],
);
