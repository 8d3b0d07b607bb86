import { exportCalls } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';
import { listEmployeesRoute } from './employees.routes.ts';

const calls = exportCalls(
  listEmployeesRoute.query.omit({ page: true, page_size: true, count: true }).shape,
);

export const createEmployeesExportRoute = defineRoute({
  ...calls.ticket,
  path: '/v1/employees/export-ticket',
  access: directoryPermissions.name('read_everyone'),
  summary: 'A link to the list of employees as CSV or XLSX that works once, for 60 seconds',
});

export const exportEmployeesRoute = defineRoute({
  ...calls.file,
  path: '/v1/employees/export',
  summary: 'The list of employees as CSV or XLSX, for the holder of an export ticket',
});
