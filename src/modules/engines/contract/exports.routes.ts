import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { enginePermissions } from './engines.permissions.ts';
import { engineFilters } from './engines.routes.ts';

const choices = { ...exportChoice, ...engineFilters };

export const createEnginesExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/engines/export-ticket',
  access: enginePermissions.name('read'),
  summary: 'A link to the list of engines as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(choices),
  answers: { 201: exportTicket },
});

export const exportEnginesRoute = defineRoute({
  method: 'GET',
  path: '/v1/engines/export',
  access: 'public',
  summary: 'The list of engines as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...choices, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
