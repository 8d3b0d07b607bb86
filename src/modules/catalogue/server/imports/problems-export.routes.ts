import * as routes from '#modules/catalogue/contract/imports.ts';
import { cataloguePermissions } from '#modules/catalogue/contract/permissions.ts';
import { createExportTickets } from '#modules/identity/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findImportRow } from './imports.queries.ts';
import { problemList } from './import-problems.queries.ts';

/** The bad rows of an import as a file. The browser fetches it by itself, hence the tickets. */
export function serveProblemsExport(serve: Serve, context: Context): void {
  const tickets = createExportTickets(context);
  const permission = cataloguePermissions.name('import');

  serve.transaction(routes.createProblemsExportRoute, async ({ tx, scope, params, body }) => {
    await findImportRow(tx, scope, params.id);
    const path = routes.exportProblemsRoute.path.replace(':id', params.id);
    return tickets.issue(tx, scope, { path, choices: body });
  });

  serve.outside(routes.exportProblemsRoute, async ({ params, query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission, list: 'catalogue_import_problem' },
    );
    const list = problemList(scope, params.id);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
