import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '../database/columns.ts';

/** What is known of each stored content. The content itself is immutable and lies in the file store. */
export const storedFiles = pgTable(
  'stored_files',
  {
    ...companyOwned(),
    filename: text('filename').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedByEmployee: integer('uploaded_by_employee'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('stored_files_by_storage_key').on(table.storageKey),
  ],
);
