import { z } from 'zod';
import { fileImportLimits } from '#platform/contract/file-imports.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { importCorrection, importLine } from './import-corrections.ts';
import { catalogueImport, importErrors } from './imports.ts';
import { cataloguePermissions } from './permissions.ts';

/** Example files: the whole company in one, or one list each. */
export const exampleFiles = [
  'company.xlsx',
  'company.json',
  'modules.csv',
  'features.csv',
  'fields.csv',
  'process_outputs.csv',
  'analytic_fields.csv',
] as const;

export const getExampleRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/import-example',
  access: cataloguePermissions.name('import'),
  summary: 'A filled-in file to begin an import with, with headings in the language of the caller',
  query: z.object({ file: z.enum(exampleFiles) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const exportCompanyRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/companies/:id/files',
  access: cataloguePermissions.name('read'),
  summary: 'A company as a ZIP of CSV files in the format of imports; importing it changes nothing',
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const chooseHeadingsRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/headings',
  access: cataloguePermissions.name('import'),
  summary: 'Read a table again whose headings are in another line, before its columns are matched',
  body: z.strictObject({
    /** Its name among the tables of the import. */
    table: z.string().max(1_000),
    header_line: z.int().min(1).max(MOST_HEADER_LINE),
  }),
  refuses: [importErrors.import_not_there_now, importErrors.import_without_tables],
  answers: { 200: wrapped(catalogueImport) },
});

export const listImportLinesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id/lines',
  access: cataloguePermissions.name('import'),
  summary: 'The first rows of each table, the first rows with problems, and the corrected ones',
  answers: { 200: wrapped(z.array(importLine)) },
});

export const correctImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/corrections',
  access: cataloguePermissions.name('import'),
  summary:
    'Correct cells of an import that was checked, and check it again; the files stay as they are',
  description:
    'A cell is one of those that `lines` answers: its `table`, its `line` and its `place` among the headings. ' +
    'What was corrected before stays, and counts for later checks and for the import itself.',
  body: z.strictObject({
    corrections: z.array(importCorrection).min(1).max(fileImportLimits.corrections),
  }),
  refuses: [importErrors.import_not_there_now],
  answers: { 202: wrapped(catalogueImport) },
});
