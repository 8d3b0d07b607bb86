import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instantNow } from '../database/columns.ts';

/** What is known about each stored content. The content itself is immutable, in the file store. */
export const storedFiles = pgTable(
  'stored_files',
  {
    ...companyOwned(),
    filename: text().notNull(),
    mime_type: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    uploaded_by: uuid().notNull(),
    uploaded_by_employee: integer(),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('stored_files_by_storage_key').on(table.storage_key),
  ],
);
