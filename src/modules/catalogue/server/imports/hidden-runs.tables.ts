import { boolean, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companyOwned, instant } from '#platform/server/database/columns.ts';

/** Imports and readings whose entries are hidden: not all are written yet, or not all are removed or restored yet. */
export const catalogueHiddenRuns = pgTable(
  'catalogue_hidden_runs',
  {
    /** The id of the import. It has no foreign key: what is hidden outlives an import that was deleted. */
    ...companyOwned(),
    /** The origin of the entries. */
    origin_id: uuid().notNull(),
    /** Whether entries that it created are hidden, and removed where nobody shows them. */
    hides_created: boolean().notNull().default(true),
    /** The `updated_at` of entries that it changed: everybody sees what they were, and has it back where nobody shows the changes. */
    changed_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.id] })],
);
