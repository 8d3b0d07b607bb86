import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { productStatuses, vatKinds } from '#modules/products/contract/product-choices.ts';
import {
  amount,
  belongsTo,
  companyOwned,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';

/** In what products are counted. */
export const productUnits = pgTable(
  'product_units',
  {
    ...companyOwned(),
    name_th: text().notNull(),
    name_en: text().notNull(),
    /** Both names in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('product_units_name_is_unique').on(table.company_id, table.name_th),
    index('product_units_by_name').on(table.company_id, inThaiOrder(table.name_th), table.id),
    index('product_units_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** What the company sells. */
export const products = pgTable(
  'products',
  {
    ...companyOwned(),
    code: text().notNull(),
    name_th: text().notNull(),
    name_en: text().notNull(),
    category: text().notNull(),
    unit_id: uuid().notNull(),
    /** Valid today: `product_prices` has those before and after. */
    price: amount().notNull(),
    vat: text({ enum: vatKinds }).notNull(),
    status: text({ enum: productStatuses }).notNull(),
    picture: text(),
    note: text().notNull(),
    /** Code, names and category in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('products_code_is_unique').on(table.company_id, table.code),
    refersTo(productUnits, { name: 'products_unit', from: table, by: 'unit_id' }),
    index('products_by_name').on(table.company_id, inThaiOrder(table.name_th), table.id),
    index('products_by_category').on(table.company_id, inThaiOrder(table.category), table.id),
    index('products_by_price').on(table.company_id, table.price, table.id),
    index('products_by_change').on(table.company_id, table.updated_at, table.id),
    index('products_by_unit').on(table.company_id, table.unit_id),
    index('products_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Prices of products, each valid until the next one is. */
export const productPrices = pgTable(
  'product_prices',
  {
    company_id: integer().notNull(),
    product_id: uuid().notNull(),
    /** By the calendar of Bangkok. */
    valid_from: date({ mode: 'string' }).notNull(),
    price: amount().notNull(),
    created_at: instantNow(),
    created_by: uuid().notNull(),
    created_by_employee: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.product_id, table.valid_from] }),
    belongsTo(products, { name: 'product_prices_of_product', from: table, by: 'product_id' }),
    index('product_prices_by_day').on(table.valid_from),
  ],
);
