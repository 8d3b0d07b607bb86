import { z } from 'zod';
import { exportAddress, exportChoice, exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './identity.permissions.ts';
import { listUsers } from './users.routes.ts';

const choices = {
  ...exportChoice,
  ...listUsers.query.omit({ page: true, page_size: true, count: true }).shape,
};

export const createUsersExport = defineRoute({
  method: 'POST',
  path: '/v1/users/export-ticket',
  access: identityPermissions.name('read'),
  summary: 'A link to the list of users as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject(choices),
  answers: { 201: exportTicket },
});

export const exportUsers = defineRoute({
  method: 'GET',
  path: '/v1/users/export',
  access: 'public',
  summary: 'The list of users as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ ...choices, ...exportAddress }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
