import { boolean, foreignKey, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import {
  numberCalendars,
  paperDesigns,
  taxMethods,
} from '#modules/quotations/contract/quotation-choices.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import { timestamps } from '#platform/server/database/columns.ts';

/** How companies number, tax and approve their quotations; one without a row does as `firstSettings` says. */
export const quotationSettings = pgTable(
  'quotation_settings',
  {
    company_id: integer().primaryKey(),
    number_pattern: text().notNull(),
    number_calendar: text({ enum: numberCalendars }).notNull(),
    number_start: integer().notNull(),
    yearly_reset: boolean().notNull(),
    validity_days: integer().notNull(),
    reminder_days: integer().notNull().default(0),
    tax_method: text({ enum: taxMethods }).notNull(),
    prices_include_vat: boolean().notNull(),
    payment_terms: text().notNull(),
    notes: text().notNull(),
    promptpay_id: text().notNull(),
    paper_design: text({ enum: paperDesigns }).notNull(),
    approval_steps: jsonb().$type<ApprovalRule[]>().notNull(),
    ...timestamps(),
  },
  (table) => [foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] })],
);
