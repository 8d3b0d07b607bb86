import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { shapeProjections, shapeSources } from '#modules/land-plots/contract/plot-choices.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { belongsTo, companyOwned, instantNow } from '#platform/server/database/columns.ts';

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
    // Has all that clusters of a map count, so that they read no shape.
    index('plot_shapes_by_middle').on(table.company_id, table.longitude, table.latitude, table.id),
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
