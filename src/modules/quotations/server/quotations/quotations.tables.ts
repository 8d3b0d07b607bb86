import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/server/customers/customers.tables.ts';
import { products } from '#modules/products/server/products/products.tables.ts';
import {
  discountTypes,
  itemTypes,
  orderProgresses,
  taxMethods,
} from '#modules/quotations/contract/quotation-choices.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import { rejecters, storedStatuses } from '#modules/quotations/contract/quotation-status.ts';
import {
  amount,
  belongsTo,
  companyOwned,
  instant,
  instantNow,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';

/** A quantity with three decimals, stored as a whole number of thousandths. */
const quantity = customType<{ data: number; driverData: number | string }>({
  dataType: () => 'bigint',
  toDriver: (units) => Math.round(units * 1_000),
  fromDriver: (thousandths) => Number(thousandths) / 1_000,
});

/** Offers to customers. `expired` is not stored: it follows from `valid_until`. */
export const quotations = pgTable(
  'quotations',
  {
    ...companyOwned(),
    quotation_number: text().notNull(),
    /** The number without the suffix of a revision. */
    base_number: text().notNull(),
    revision: integer().notNull().default(1),
    status: text({ enum: storedStatuses }).notNull().default('draft'),
    rejected_by: text({ enum: rejecters }),
    status_reason: text().notNull().default(''),
    status_at: instantNow(),
    submitted_at: instant(),
    /** The account that handed it in. */
    submitted_by: uuid(),
    approved_at: instant(),
    sent_at: instant(),
    answered_at: instant(),
    /** How often it was handed in. */
    approval_round: integer().notNull().default(0),
    /** The steps that it needs since it was handed in. */
    approval_steps: jsonb().$type<ApprovalRule[]>().notNull().default([]),
    order_progress: text({ enum: orderProgresses }).notNull().default('NOT_ORDERED'),
    customer_id: uuid().notNull(),
    customer_name: text().notNull(),
    contact_name: text().notNull(),
    quotation_date: date({ mode: 'string' }).notNull(),
    valid_until: date({ mode: 'string' }).notNull(),
    payment_terms: text().notNull(),
    notes: text().notNull(),
    prices_include_vat: boolean().notNull(),
    discount_type: text({ enum: discountTypes }).notNull(),
    /** Baht as satang, or percent as hundredths of it; so is the rate below. */
    discount_value: amount().notNull(),
    withholding_tax_rate: amount().notNull(),
    deposit_amount: amount(),
    tax_method: text({ enum: taxMethods }).notNull(),
    subtotal: amount().notNull(),
    line_discount_total: amount().notNull(),
    document_discount: amount().notNull(),
    taxable_base: amount().notNull(),
    exempt_amount: amount().notNull(),
    vat: amount().notNull(),
    total: amount().notNull(),
    withholding_tax: amount().notNull(),
    revises_id: uuid(),
    superseded_by_id: uuid(),
    /** What it returns to when its revision, still a draft, is deleted. */
    superseded_from: text({ enum: storedStatuses }),
    created_by: uuid().notNull(),
    /** Who answers for it, and whom notifications of it reach. */
    owner_id: integer(),
    /** Number, customer, notes and lines in the spelling that searches use. */
    search_text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quotations_number_is_unique').on(table.company_id, table.quotation_number),
    refersTo(customers, { name: 'quotations_customer', from: table, by: 'customer_id' }).onDelete(
      'restrict',
    ),
    refersTo(table, { name: 'quotations_revises', from: table, by: 'revises_id' }),
    refersTo(table, { name: 'quotations_superseded_by', from: table, by: 'superseded_by_id' }),
    index('quotations_by_creation').on(table.company_id, table.created_at, table.id),
    index('quotations_by_date').on(table.company_id, table.quotation_date, table.id),
    index('quotations_by_validity').on(table.company_id, table.valid_until, table.id),
    index('quotations_by_number').on(table.company_id, table.quotation_number, table.id),
    index('quotations_by_customer_name').on(
      table.company_id,
      inThaiOrder(table.customer_name),
      table.id,
    ),
    index('quotations_by_total').on(table.company_id, table.total, table.id),
    index('quotations_by_change').on(table.company_id, table.updated_at, table.id),
    index('quotations_by_customer').on(table.company_id, table.customer_id, table.created_at),
    index('quotations_by_status').on(table.company_id, table.status, table.created_at),
    index('quotations_by_owner').on(table.company_id, table.owner_id, table.created_at),
    // All that figures are made of: reading whole quotations for them would take three times as long.
    index('quotations_in_figures').on(
      table.company_id,
      table.quotation_date,
      table.status,
      table.valid_until,
      table.rejected_by,
      table.owner_id,
      table.customer_id,
      table.total,
      table.sent_at,
      table.answered_at,
    ),
    index('quotations_by_base_number').on(table.company_id, table.base_number),
    index('quotations_by_text').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
);

/** Their lines; what they amount to is computed from these. */
export const quotationItems = pgTable(
  'quotation_items',
  {
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    display_order: integer().notNull(),
    item_type: text({ enum: itemTypes }).notNull(),
    product_id: uuid(),
    item_name: text().notNull(),
    description: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    unit_price: amount().notNull(),
    discount_type: text({ enum: discountTypes }).notNull(),
    discount_value: amount().notNull(),
    tax_rate: integer().notNull(),
    is_optional: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(quotations, {
      name: 'quotation_items_of_quotation',
      from: table,
      by: 'quotation_id',
    }),
    refersTo(products, { name: 'quotation_items_product', from: table, by: 'product_id' }),
    unique('quotation_items_in_order').on(
      table.company_id,
      table.quotation_id,
      table.display_order,
    ),
    index('quotation_items_by_product').on(table.company_id, table.product_id),
  ],
);
