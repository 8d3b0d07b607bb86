import { z } from 'zod';
import { exportCalls } from '#platform/contract/export.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';

const params = z.object({ id: recordId });
const calls = exportCalls({});

export const createProblemsExportRoute = defineRoute({
  ...calls.ticket,
  path: '/v1/air/imports/:id/problems/export-ticket',
  access: cataloguePermissions.name('import'),
  summary: 'A link to the bad rows of an import as CSV or XLSX that works once, for 60 seconds',
  params,
});

export const exportProblemsRoute = defineRoute({
  ...calls.file,
  path: '/v1/air/imports/:id/problems/export',
  summary: 'The bad rows of an import as CSV or XLSX, for the holder of an export ticket',
  params,
});
