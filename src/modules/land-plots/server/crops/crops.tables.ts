import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { quotaSeasons } from '#modules/farmer-quotas/server/records/seasons.tables.ts';
import {
  belongsTo,
  companyOwned,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { landPlots } from '../plots/plots.tables.ts';

/** What grew on a plot in a season. */
export const plotCrops = pgTable(
  'plot_crops',
  {
    ...companyOwned(),
    plot_id: uuid().notNull(),
    season_id: uuid().notNull(),
    ratoon_number: integer().notNull(),
    variety: text().notNull(),
    planted_on: date({ mode: 'string' }),
    harvested_on: date({ mode: 'string' }),
    note: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(landPlots, { name: 'plot_crops_plot', from: table, by: 'plot_id' }),
    refersTo(quotaSeasons, { name: 'plot_crops_season', from: table, by: 'season_id' }),
    index('plot_crops_by_plot').on(table.company_id, table.plot_id, table.created_at),
    index('plot_crops_by_season').on(table.company_id, table.season_id),
  ],
);
