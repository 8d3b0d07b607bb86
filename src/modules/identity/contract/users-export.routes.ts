import { exportCalls } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './identity.permissions.ts';
import { listUsers } from './users.routes.ts';

const calls = exportCalls(listUsers.query.omit({ page: true, page_size: true, count: true }).shape);

export const createUsersExport = defineRoute({
  ...calls.ticket,
  path: '/v1/users/export-ticket',
  access: identityPermissions.name('read'),
  summary: 'A link to the list of users as CSV or XLSX that works once, for 60 seconds',
});

export const exportUsers = defineRoute({
  ...calls.file,
  path: '/v1/users/export',
  summary: 'The list of users as CSV or XLSX, for the holder of an export ticket',
});
