import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  sourceEncryptions,
  sourceKinds,
  sourceRepeats,
} from '#modules/catalogue/contract/sources.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { belongsTo, companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';

/** Databases that the catalogue describes, each as a separate company. */
export const catalogueSources = pgTable(
  'catalogue_sources',
  {
    ...companyOwned(),
    kind: text({ enum: sourceKinds }).notNull(),
    company_code: text().notNull(),
    company_name: text().notNull(),
    host: text().notNull(),
    port: integer().notNull(),
    database: text().notNull(),
    username: text().notNull(),
    encryption: text({ enum: sourceEncryptions }).notNull(),
    certificate_authority: text().notNull().default(''),
    /** Only these; all where there are none. */
    schemas: text().array().notNull(),
    repeat: text({ enum: sourceRepeats }).notNull(),
    /** Of the day, in Thailand; null unless daily. */
    hour: integer(),
    next_read_at: instant(),
    /** On whose behalf it is read automatically. */
    set_by: uuid().notNull(),
    set_by_employee: integer(),
    language: text({ enum: LANGUAGES }).notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('catalogue_sources_company_is_unique').on(table.company_id, table.company_code),
    index('catalogue_sources_by_next_read').on(table.next_read_at),
  ],
);

/** Encrypted passwords of sources. Separate from them, so that reading sources never loads them. */
export const catalogueSourceSecrets = pgTable(
  'catalogue_source_secrets',
  {
    company_id: integer().notNull(),
    source_id: uuid().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.source_id] }),
    belongsTo(catalogueSources, {
      name: 'catalogue_source_secrets_of_source',
      from: table,
      by: 'source_id',
    }),
  ],
);
