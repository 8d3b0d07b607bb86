import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  caneTypes,
  leafColors,
  soilColors,
  soilTypes,
} from '#modules/cane-surveys/contract/survey-choices.ts';
import { farmerQuotas } from '#modules/farmer-quotas/server/records/quotas.tables.ts';
import { plotCrops } from '#modules/land-plots/server/crops/crops.tables.ts';
import { landPlots } from '#modules/land-plots/server/plots/plots.tables.ts';
import { companyOwned, instant, refersTo, timestamps } from '#platform/server/database/columns.ts';
import { surveyVisits } from './visits.tables.ts';

/** What was measured on plots. */
export const caneSurveys = pgTable(
  'cane_surveys',
  {
    ...companyOwned(),
    quota_id: uuid().notNull(),
    plot_id: uuid().notNull(),
    crop_id: uuid(),
    visit_id: uuid(),
    draft_id: uuid(),
    production_year: integer().notNull(),
    planting_month: integer(),
    cane_type: text({ enum: caneTypes }),
    cane_variety: text().notNull(),
    plant_age_months: doublePrecision(),
    furrow_spacing_cm: doublePrecision(),
    soil_type: text({ enum: soilTypes }),
    soil_color: text({ enum: soilColors }),
    height_cm: doublePrecision(),
    stalk_length_cm: doublePrecision(),
    diameter_cm: doublePrecision(),
    stalks_per_clump: doublePrecision(),
    clumps_per_10m: doublePrecision(),
    leaf_color: text({ enum: leafColors }),
    disease_pest: text().notNull(),
    details: text().notNull(),
    other_notes: text().notNull(),
    surveyed_at: instant().notNull(),
    clock_offset_seconds: integer().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    accuracy_metres: doublePrecision(),
    metres_from_plot: integer(),
    tons_per_rai: doublePrecision(),
    estimated_tons: doublePrecision(),
    stalk_density: doublePrecision().notNull(),
    usual_stalk_kg: doublePrecision().notNull(),
    harvested_percent: doublePrecision().notNull(),
    surveyor_id: integer(),
    /** The plot, its farmer and the texts of the survey in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(farmerQuotas, { name: 'cane_surveys_quota', from: table, by: 'quota_id' }),
    refersTo(landPlots, { name: 'cane_surveys_plot', from: table, by: 'plot_id' }),
    refersTo(plotCrops, { name: 'cane_surveys_crop', from: table, by: 'crop_id' }),
    refersTo(surveyVisits, { name: 'cane_surveys_visit', from: table, by: 'visit_id' }),
    unique('cane_surveys_draft_is_unique').on(table.company_id, table.draft_id),
    index('cane_surveys_by_time').on(table.company_id, table.surveyed_at, table.id),
    index('cane_surveys_by_creation').on(table.company_id, table.created_at, table.id),
    index('cane_surveys_by_yield').on(table.company_id, table.tons_per_rai, table.id),
    index('cane_surveys_by_height').on(table.company_id, table.height_cm, table.id),
    index('cane_surveys_by_plot').on(table.company_id, table.plot_id, table.surveyed_at),
    index('cane_surveys_by_quota').on(table.company_id, table.quota_id),
    index('cane_surveys_by_crop').on(table.company_id, table.crop_id),
    index('cane_surveys_by_visit').on(table.company_id, table.visit_id),
    index('cane_surveys_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);
