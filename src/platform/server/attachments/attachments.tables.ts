import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { previewKinds } from '#platform/contract/attachments.ts';
import { companyOwned, instantNow, refersTo } from '../database/columns.ts';
import { storedFiles } from '../files/stored-files.tables.ts';

/** Files attached to records of all modules. */
export const attachments = pgTable(
  'attachments',
  {
    ...companyOwned(),
    /** Kind of record, as events name it. */
    entity: text().notNull(),
    entity_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
    /** How a browser can show it. */
    preview: text({ enum: previewKinds }),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('attachments_of_record').on(table.company_id, table.entity, table.entity_id, table.id),
    refersTo(storedFiles, {
      name: 'attachments_stored_file',
      from: table,
      by: 'stored_file_id',
    }),
  ],
);
