import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { quotaDocumentTypes } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { attachments } from '#platform/server/attachments/attachments.tables.ts';
import { belongsTo } from '#platform/server/database/columns.ts';
import { farmerQuotas } from './quotas.tables.ts';

/** The copies that belong to quotas; their files are attached to these. */
export const quotaDocuments = pgTable(
  'quota_documents',
  {
    company_id: integer().notNull(),
    quota_id: uuid().notNull(),
    document_type: text({ enum: quotaDocumentTypes }).notNull(),
    attachment_id: uuid().notNull(),
    /** Of the content, by which the same file at another quota is noticed. */
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.quota_id, table.document_type] }),
    belongsTo(farmerQuotas, { name: 'quota_documents_quota', from: table, by: 'quota_id' }),
    belongsTo(attachments, { name: 'quota_documents_file', from: table, by: 'attachment_id' }),
    index('quota_documents_by_content').on(table.company_id, table.sha256),
    index('quota_documents_by_file').on(table.company_id, table.attachment_id),
  ],
);
