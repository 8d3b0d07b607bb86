import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { previewKinds } from '#platform/contract/attachments.ts';
import { belongsTo, companyOwned, instantNow } from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { sows } from '../records/sows.tables.ts';

/** Files of stages in all their passes, one for each name. */
export const sowFiles = pgTable(
  'sow_files',
  {
    ...companyOwned(),
    sow_id: uuid().notNull(),
    stage_number: integer().notNull(),
    name: text().notNull(),
    /** The newest version. */
    version: integer().notNull().default(1),
    created_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('sow_files_name_is_unique').on(
      table.company_id,
      table.sow_id,
      table.stage_number,
      table.name,
    ),
    belongsTo(sows, { name: 'sow_files_of_sow', from: table, by: 'sow_id' }),
  ],
);

export const sowFileVersions = pgTable(
  'sow_file_versions',
  {
    company_id: integer().notNull(),
    file_id: uuid().notNull(),
    number: integer().notNull(),
    stored_file_id: uuid().notNull(),
    /** How a browser can show it. */
    preview: text({ enum: previewKinds }),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.file_id, table.number] }),
    belongsTo(sowFiles, { name: 'sow_file_versions_of_file', from: table, by: 'file_id' }),
    belongsTo(storedFiles, {
      name: 'sow_file_versions_stored_file',
      from: table,
      by: 'stored_file_id',
    }),
  ],
);
