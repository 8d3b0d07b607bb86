import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import type { labelsTh } from './labels.th.ts';

/** What kinds of record of the catalogue and their fields are called, in English. */
export const labelsEn = {
  entities: {
    catalogue_company: 'Company of the catalogue',
    catalogue_entry: 'Catalogue entry',
    catalogue_import: 'Catalogue import',
    catalogue_import_problem: 'Problems of an import',
    catalogue_source: 'Catalogue source',
  },
  fields: {
    ...fieldsEn,
    database: 'Database',
    hour: 'Hour',
    report: 'Result',
    created: 'New',
    changed: 'Changed',
    missing: 'In the catalogue only',
    removed: 'Removed',
    breaking: 'Breaking',
    files: 'Files',
    failure: 'Reason of the failure',
    direction: 'Direction',
    field_id: 'Field id',
  },
  notices: {
    is_awaited: 'Somebody waits for the result',
  },
} satisfies Texts<typeof labelsTh>;
