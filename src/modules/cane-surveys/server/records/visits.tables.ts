import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { landPlots } from '#modules/land-plots/server/plots/plots.tables.ts';
import { belongsTo, companyOwned, timestamps } from '#platform/server/database/columns.ts';

/** Plots planned for days in the field, each for one person. */
export const surveyVisits = pgTable(
  'survey_visits',
  {
    ...companyOwned(),
    surveyor_id: integer().notNull(),
    planned_on: date({ mode: 'string' }).notNull(),
    plot_id: uuid().notNull(),
    place: integer().notNull(),
    note: text().notNull(),
    /** Empty unless the plot was skipped. */
    skip_reason: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(landPlots, { name: 'survey_visits_plot', from: table, by: 'plot_id' }),
    index('survey_visits_by_day').on(table.company_id, table.planned_on, table.surveyor_id),
    index('survey_visits_by_plot').on(table.company_id, table.plot_id),
  ],
);
