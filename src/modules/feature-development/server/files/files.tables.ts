import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { previewKinds } from '#modules/feature-development/contract/files.routes.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { sows } from '../sows/sows.tables.ts';

/** Files of stages, in whichever pass: one for each name. */
export const sowFiles = pgTable(
  'sow_files',
  {
    ...companyOwned(),
    sowId: uuid('sow_id').notNull(),
    stageNumber: integer('stage_number').notNull(),
    name: text('name').notNull(),
    /** The newest. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('sow_files_name_is_unique').on(
      table.companyId,
      table.sowId,
      table.stageNumber,
      table.name,
    ),
    foreignKey({
      name: 'sow_files_of_sow',
      columns: [table.companyId, table.sowId],
      foreignColumns: [sows.companyId, sows.id],
    }).onDelete('cascade'),
  ],
);

/** Every content that a file has had. */
export const sowFileVersions = pgTable(
  'sow_file_versions',
  {
    companyId: integer('company_id').notNull(),
    fileId: uuid('file_id').notNull(),
    number: integer('number').notNull(),
    storedFileId: uuid('stored_file_id').notNull(),
    /** As what a browser can show it. */
    preview: text('preview', { enum: previewKinds }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId, table.number] }),
    foreignKey({
      name: 'sow_file_versions_of_file',
      columns: [table.companyId, table.fileId],
      foreignColumns: [sowFiles.companyId, sowFiles.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'sow_file_versions_stored_file',
      columns: [table.companyId, table.storedFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }).onDelete('cascade'),
  ],
);
