import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companyOwned } from '#platform/server/database/columns.ts';

/** Imports and readings whose entries are hidden: not all are written yet, or not all are removed yet. */
export const catalogueHiddenRuns = pgTable(
  'catalogue_hidden_runs',
  {
    /** The id of the import. It has no foreign key: what is hidden outlives an import that was deleted. */
    ...companyOwned(),
    /** The origin of the entries. */
    origin_id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.id] })],
);
