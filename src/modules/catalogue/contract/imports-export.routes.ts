import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';

const params = z.object({ id: recordId });

export const createProblemsExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/problems/export-ticket',
  access: cataloguePermissions.name('import'),
  summary: 'A link to the bad rows of an import as CSV or XLSX that works once, for 60 seconds',
  params,
  body: z.strictObject(exportChoice),
  answers: { 201: exportTicket },
});

export const exportProblemsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id/problems/export',
  access: 'public',
  summary: 'The bad rows of an import as CSV or XLSX, for the holder of an export ticket',
  params,
  query: z.object({ ...exportChoice, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
