import { exportCalls } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { enginePermissions } from './engines.permissions.ts';
import { engineFilters } from './engines.routes.ts';

const calls = exportCalls(engineFilters);

export const createEnginesExportRoute = defineRoute({
  ...calls.ticket,
  path: '/v1/engines/export-ticket',
  access: enginePermissions.name('read'),
  summary: 'A link to the list of engines as CSV or XLSX that works once, for 60 seconds',
});

export const exportEnginesRoute = defineRoute({
  ...calls.file,
  path: '/v1/engines/export',
  summary: 'The list of engines as CSV or XLSX, for the holder of an export ticket',
});
