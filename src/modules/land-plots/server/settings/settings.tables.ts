import { numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** How each company compares areas and draws maps; none until it is first changed. */
export const plotSettings = pgTable(
  'land_plot_settings',
  {
    ...companyOwned(),
    tolerance_percent: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    map_tiles: text().notNull(),
    satellite_tiles: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('land_plot_settings_one_a_company').on(table.company_id),
  ],
);
