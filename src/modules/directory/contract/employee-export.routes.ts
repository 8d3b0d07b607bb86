import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';
import { listEmployeesRoute } from './employees.routes.ts';

const choices = {
  ...exportChoice,
  ...listEmployeesRoute.query.omit({ page: true, page_size: true, count: true }).shape,
};

export const createEmployeesExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/employees/export-ticket',
  access: directoryPermissions.name('read_everyone'),
  summary: 'A link to the list of employees as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(choices),
  answers: { 201: exportTicket },
});

export const exportEmployeesRoute = defineRoute({
  method: 'GET',
  path: '/v1/employees/export',
  access: 'public',
  summary: 'The list of employees as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...choices, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
