import type { RecordNames } from '#platform/server/records/name-records.ts';
import { catalogueImports } from '../imports/imports.tables.ts';
import { catalogueSources } from '../imports/sources.tables.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';

const entries = [catalogueCompanies, catalogueModules, catalogueFeatures, catalogueFields];

/** What the history calls entries of the catalogue, imports and sources. */
export const catalogueNames: readonly RecordNames[] = [
  ...entries.map((table) => ({ table, name: { th: table.name_th, en: table.name_en } })),
  { table: catalogueImports, name: catalogueImports.company_name },
  { table: catalogueSources, name: catalogueSources.company_name },
];
