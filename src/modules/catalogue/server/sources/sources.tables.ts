import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  sourceEncryptions,
  sourceKinds,
  sourceRepeats,
} from '#modules/catalogue/contract/source.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';

/** Databases which the catalogue describes, each as a company of its own. */
export const catalogueSources = pgTable(
  'catalogue_sources',
  {
    ...companyOwned(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    companyCode: text('company_code').notNull(),
    companyName: text('company_name').notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    database: text('database').notNull(),
    username: text('username').notNull(),
    encryption: text('encryption', { enum: sourceEncryptions }).notNull(),
    certificateAuthority: text('certificate_authority').notNull().default(''),
    /** Only these; all where there are none. */
    schemas: text('schemas').array().notNull(),
    repeat: text('repeat', { enum: sourceRepeats }).notNull(),
    /** Of the day, in Thailand; null unless daily. */
    hour: integer('hour'),
    nextReadAt: instant('next_read_at'),
    /** In whose name it is read by itself. */
    setBy: uuid('set_by').notNull(),
    setByEmployee: integer('set_by_employee'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('catalogue_sources_company_is_unique').on(table.companyId, table.companyCode),
    index('catalogue_sources_by_next_read').on(table.nextReadAt),
  ],
);

/** What sources are opened with, sealed. Apart from them, so that no reading of those brings it along. */
export const catalogueSourceSecrets = pgTable(
  'catalogue_source_secrets',
  {
    companyId: integer('company_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    sealed: text('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.sourceId] }),
    foreignKey({
      name: 'catalogue_source_secrets_of_source',
      columns: [table.companyId, table.sourceId],
      foreignColumns: [catalogueSources.companyId, catalogueSources.id],
    }).onDelete('cascade'),
  ],
);
