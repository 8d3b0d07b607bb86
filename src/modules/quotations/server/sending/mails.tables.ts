import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailPurposes } from '#modules/quotations/contract/sending.ts';
import { paperLanguages } from '#modules/quotations/contract/paper.ts';
import { belongsTo, companyOwned, instant, instantNow } from '#platform/server/database/columns.ts';
import { quotations } from '../quotations/quotations.tables.ts';

/** Which mails of the outbox sent which quotation, by whom and how; what became of them is in the outbox. */
export const quotationMails = pgTable(
  'quotation_mails',
  {
    /** The id is that of the mail in the outbox. */
    ...companyOwned(),
    quotation_id: uuid().notNull(),
    language: text({ enum: paperLanguages }).notNull(),
    attach_pdf: boolean().notNull(),
    with_link: boolean().notNull(),
    purpose: text({ enum: mailPurposes }).notNull().default('offer'),
    /** Nobody, where it went out by itself. */
    sent_by: uuid(),
    sent_by_employee: integer(),
    created_at: instantNow(),
    /** When a mail server took it. */
    taken_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    belongsTo(quotations, { name: 'quotation_mails_of', from: table, by: 'quotation_id' }),
    uniqueIndex('quotation_mails_one_reminder')
      .on(table.company_id, table.quotation_id)
      .where(sql`purpose = 'reminder'`),
    index('quotation_mails_by_quotation').on(table.company_id, table.quotation_id, table.id),
  ],
);
