import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import * as routes from '#modules/directory/contract/employees.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import type { ExportTickets } from '#platform/server/export/export-tickets.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { employeeList } from './employees-export.queries.ts';

/** The list of employees as a file. */
export function serveEmployeeExport(serve: Serve, context: Context, tickets: ExportTickets): void {
  serve.transaction(routes.createEmployeesExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportEmployeesRoute.path, choices: body }),
  );

  serve.outside(routes.exportEmployeesRoute, async ({ query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission: directoryPermissions.name('read_everyone'), list: 'employee' },
    );
    const list = employeeList(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
