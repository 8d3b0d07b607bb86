import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { answerKinds } from '#modules/quotations/contract/offer-page.ts';
import {
  belongsTo,
  bytes,
  companyOwned,
  instant,
  instantNow,
} from '#platform/server/database/columns.ts';
import { quotations } from '../quotations/quotations.tables.ts';

/** Ways of customers to offers. Only hashes of their secrets are stored. */
export const quotationLinks = pgTable(
  'quotation_links',
  {
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    hash: bytes().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** When it was opened for the first and the last time. */
    viewed_at: instant(),
    last_viewed_at: instant(),
    created_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quotation_links_by_hash').on(table.company_id, table.hash),
    belongsTo(quotations, { name: 'quotation_links_of', from: table, by: 'quotation_id' }),
    index('quotation_links_by_quotation').on(table.company_id, table.quotation_id, table.id),
  ],
);

/** What customers said behind their link. */
export const quotationAnswers = pgTable(
  'quotation_answers',
  {
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    link_id: uuid().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    /** The path of the drawn signature. */
    signature: text().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(quotations, { name: 'quotation_answers_to', from: table, by: 'quotation_id' }),
    belongsTo(quotationLinks, { name: 'quotation_answers_by', from: table, by: 'link_id' }),
    index('quotation_answers_by_quotation').on(table.company_id, table.quotation_id, table.id),
    index('quotation_answers_by_link').on(table.company_id, table.link_id),
  ],
);
