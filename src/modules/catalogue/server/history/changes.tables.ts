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
import { entryKinds, originKinds } from '#modules/catalogue/contract/entry.ts';
import { companyOwned, instant } from '#platform/server/database/columns.ts';

/** What changed in an entry, version by version; what an import made at first is no change. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    ...companyOwned(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    entryId: uuid('entry_id').notNull(),
    /** What it lies in, down to the feature: the history of the whole tells of its parts. */
    catalogueCompanyId: uuid('catalogue_company_id').notNull(),
    moduleId: uuid('module_id'),
    featureId: uuid('feature_id'),
    /** As it was called then. */
    code: text('code').notNull(),
    act: text('act', { enum: ['created', 'changed', 'removed'] }).notNull(),
    breaking: boolean('breaking').notNull(),
    versionMajor: integer('version_major').notNull(),
    versionMinor: integer('version_minor').notNull(),
    /** Only what changed. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
    userId: uuid('user_id').notNull(),
    employeeId: integer('employee_id'),
    origin: text('origin', { enum: originKinds }),
    originId: uuid('origin_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('catalogue_changes_of_entry').on(table.companyId, table.entryId, table.at),
    index('catalogue_changes_of_feature').on(table.companyId, table.featureId, table.at),
    index('catalogue_changes_of_module').on(table.companyId, table.moduleId, table.at),
    index('catalogue_changes_of_company').on(table.companyId, table.catalogueCompanyId, table.at),
    index('catalogue_changes_by_origin').on(table.companyId, table.originId),
  ],
);
