import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { farmerQuotas, quotaSeasons } from '#modules/farmer-quotas/server/quotas/quotas.tables.ts';
import {
  deedKinds,
  ownershipTypes,
  plantingKinds,
  shapeProjections,
  shapeSources,
} from '#modules/land-plots/contract/plot-choices.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import {
  belongsTo,
  companyOwned,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';

/** Areas on the ground that were drawn or uploaded; those that no plot has are removed after a day. */
export const plotShapes = pgTable(
  'plot_shapes',
  {
    ...companyOwned(),
    name: text().notNull(),
    source: text({ enum: shapeSources }).notNull(),
    projection: text({ enum: shapeProjections }).notNull(),
    /** As a MultiPolygon of GeoJSON has it. */
    shape: jsonb().$type<PlotShape['shape']>().notNull(),
    corners: integer().notNull(),
    square_metres: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    latitude: doublePrecision().notNull(),
    crossings: jsonb().$type<PlotShape['crossings']>().notNull(),
    west: doublePrecision().notNull(),
    south: doublePrecision().notNull(),
    east: doublePrecision().notNull(),
    north: doublePrecision().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('plot_shapes_by_creation').on(table.company_id, table.created_at),
  ],
);

/** The cells of a grid that shapes touch: shapes that overlap have one in common. */
export const plotShapeCells = pgTable(
  'plot_shape_cells',
  {
    company_id: integer().notNull(),
    cell: integer().notNull(),
    shape_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.cell, table.shape_id] }),
    belongsTo(plotShapes, { name: 'plot_shape_cells_shape', from: table, by: 'shape_id' }),
    index('plot_shape_cells_by_shape').on(table.company_id, table.shape_id),
  ],
);

/** The land of growers, each plot registered under a quota. */
export const landPlots = pgTable(
  'land_plots',
  {
    ...companyOwned(),
    quota_id: uuid().notNull(),
    ownership_type: text({ enum: ownershipTypes }).notNull(),
    deed_kind: text({ enum: deedKinds }).notNull(),
    deed_number: text().notNull(),
    deed_issue_date: date({ mode: 'string' }),
    deed_owner_name: text().notNull(),
    address_line: text().notNull(),
    province_id: integer().notNull(),
    district_id: integer().notNull(),
    subdistrict_id: integer().notNull(),
    postal_code: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The area of the deed in tenths of a square wah. */
    area_tenths: integer().notNull(),
    shapefile_id: uuid().notNull(),
    /** Of the shape. */
    measured_square_metres: doublePrecision().notNull(),
    /** A file that may have been removed since. */
    ownership_document_id: uuid(),
    /** Deed number, owner and address in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    refersTo(farmerQuotas, { name: 'land_plots_quota', from: table, by: 'quota_id' }),
    refersTo(plotShapes, { name: 'land_plots_shape', from: table, by: 'shapefile_id' }),
    unique('land_plots_shape_is_unique').on(table.company_id, table.shapefile_id),
    index('land_plots_by_quota').on(table.company_id, table.quota_id),
    index('land_plots_by_creation').on(table.company_id, table.created_at, table.id),
    index('land_plots_by_change').on(table.company_id, table.updated_at, table.id),
    index('land_plots_by_deed').on(table.company_id, table.deed_number, table.id),
    index('land_plots_by_owner').on(table.company_id, inThaiOrder(table.deed_owner_name), table.id),
    index('land_plots_by_area').on(table.company_id, table.area_tenths, table.id),
    index('land_plots_by_place').on(table.company_id, table.province_id, table.district_id),
    index('land_plots_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** What grew on a plot in a season. */
export const plotCrops = pgTable(
  'plot_crops',
  {
    ...companyOwned(),
    plot_id: uuid().notNull(),
    season_id: uuid().notNull(),
    planting_kind: text({ enum: plantingKinds }).notNull(),
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
