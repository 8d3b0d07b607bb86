import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { changeActs, entryKinds, originKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import { companyOwned, instantNow } from '#platform/server/database/columns.ts';

/**
 * What changed in an entry, version by version. What is added together with its company, module or feature is
 * counted in the change of that.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    ...companyOwned(),
    kind: text({ enum: entryKinds }).notNull(),
    entry_id: uuid().notNull(),
    /** Where it belongs, down to the feature: the history of each includes what belongs to it. */
    catalogue_company_id: uuid().notNull(),
    module_id: uuid(),
    feature_id: uuid(),
    /** As it was called then. */
    code: text().notNull(),
    act: text({ enum: changeActs }).notNull(),
    breaking: boolean().notNull(),
    version_major: integer().notNull(),
    version_minor: integer().notNull(),
    /** Only what changed. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    user_id: uuid().notNull(),
    employee_id: integer(),
    origin: text({ enum: originKinds }),
    origin_id: uuid(),
    at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    index('catalogue_changes_of_entry').on(table.company_id, table.entry_id, table.at),
    index('catalogue_changes_of_feature').on(table.company_id, table.feature_id, table.at),
    index('catalogue_changes_of_module').on(table.company_id, table.module_id, table.at),
    index('catalogue_changes_of_company').on(
      table.company_id,
      table.catalogue_company_id,
      table.at,
    ),
    index('catalogue_changes_by_origin').on(table.company_id, table.origin_id),
  ],
);
