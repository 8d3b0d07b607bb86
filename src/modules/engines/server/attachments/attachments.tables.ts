import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { engines } from '../engines/engines.tables.ts';

/** Files kept with engines. */
export const engineAttachments = pgTable(
  'engine_attachments',
  {
    ...companyOwned(),
    engine_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
    created_at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'engine_attachments_of_engine',
      columns: [table.company_id, table.engine_id],
      foreignColumns: [engines.company_id, engines.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'engine_attachments_stored_file',
      columns: [table.company_id, table.stored_file_id],
      foreignColumns: [storedFiles.company_id, storedFiles.id],
    }).onDelete('cascade'),
    index('engine_attachments_by_engine').on(table.company_id, table.engine_id, table.id),
  ],
);
