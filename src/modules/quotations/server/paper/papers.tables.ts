import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { paperLanguages } from '#modules/quotations/contract/paper.ts';
import { paperDesigns } from '#modules/quotations/contract/quotation-choices.ts';
import {
  belongsTo,
  companyOwned,
  instantNow,
  phoneNumber,
  refersTo,
  timestamps,
} from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { quotations } from '../quotations/quotations.tables.ts';
import type { Paper } from './describe-paper.ts';

/** What stands beside the names of companies on their quotations; one without a row has nothing there. */
export const quotationLetterheads = pgTable(
  'quotation_letterheads',
  {
    company_id: integer().primaryKey(),
    address_th: text().notNull(),
    address_en: text().notNull(),
    tax_id: text().notNull(),
    branch: text().notNull(),
    phone: phoneNumber().notNull(),
    email: text().notNull(),
    website: text().notNull(),
    ...timestamps(),
  },
  (table) => [foreignKey({ columns: [table.company_id], foreignColumns: [companies.id] })],
);

/** Quotations as they were sent: a file for each language, which never changes. */
export const quotationPapers = pgTable(
  'quotation_papers',
  {
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    language: text({ enum: paperLanguages }).notNull(),
    design: text({ enum: paperDesigns }).notNull(),
    stored_file_id: uuid().notNull(),
    /** What was printed, by which screens draw it. */
    printed: jsonb().$type<Paper>().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('quotation_papers_once').on(table.company_id, table.quotation_id, table.language),
    belongsTo(quotations, { name: 'quotation_papers_of', from: table, by: 'quotation_id' }),
    refersTo(storedFiles, { name: 'quotation_papers_file', from: table, by: 'stored_file_id' }),
    index('quotation_papers_by_file').on(table.company_id, table.stored_file_id),
  ],
);
