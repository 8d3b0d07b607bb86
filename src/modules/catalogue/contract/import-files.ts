import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
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
