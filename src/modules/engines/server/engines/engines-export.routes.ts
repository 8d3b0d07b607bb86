import { createExportTickets } from '#modules/identity/server/public.ts';
import { enginePermissions } from '#modules/engines/contract/permissions.ts';
import * as routes from '#modules/engines/contract/engines.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineList } from './engines-export.queries.ts';

/** The list of engines as a file to take along. The browser fetches it by itself, hence the tickets. */
export function serveEngineExports(serve: Serve, context: Context): void {
  const tickets = createExportTickets(context);
  const permission = enginePermissions.name('read');

  serve.transaction(routes.createEnginesExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportEnginesRoute.path, choices: body }),
  );

  serve.outside(routes.exportEnginesRoute, async ({ query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission, list: routes.ENGINE },
    );
    const list = engineList(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
