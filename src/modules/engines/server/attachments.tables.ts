import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { engines } from './engines.tables.ts';

/** Files kept with engines. */
export const engineAttachments = pgTable(
  'engine_attachments',
  {
    ...companyOwned(),
    engineId: uuid('engine_id').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'engine_attachments_of_engine',
      columns: [table.companyId, table.engineId],
      foreignColumns: [engines.companyId, engines.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'engine_attachments_stored_file',
      columns: [table.companyId, table.storedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }).onDelete('cascade'),
    index('engine_attachments_by_engine').on(table.companyId, table.engineId, table.id),
  ],
);
