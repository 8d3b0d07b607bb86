import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { farmerQuotas } from '#modules/farmer-quotas/server/records/quotas.tables.ts';
import { deedKinds, ownershipTypes } from '#modules/land-plots/contract/plot-choices.ts';
import { companyOwned, refersTo, timestamps } from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';

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
