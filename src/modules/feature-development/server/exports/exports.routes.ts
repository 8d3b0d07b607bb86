import { createExportTickets } from '#modules/identity/server/public.ts';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { trackingEntities } from '#modules/feature-development/contract/records.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sopExport, sowExport, valueStreamExport } from './exports.queries.ts';

/** The lists as files to take along. The browser fetches them by itself, hence the tickets. */
export function serveExports(serve: Serve, context: Context): void {
  const tickets = createExportTickets(context);
  const permission = trackingPermissions.name('read');

  serve.transaction(routes.createValueStreamsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportValueStreamsRoute.path, choices: body }),
  );

  serve.outside(routes.exportValueStreamsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: trackingEntities.valueStream });
    const list = valueStreamExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createSopsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportSopsRoute.path, choices: body }),
  );

  serve.outside(routes.exportSopsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: trackingEntities.sop });
    const list = sopExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createSowsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportSowsRoute.path, choices: body }),
  );

  serve.outside(routes.exportSowsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: trackingEntities.sow });
    const list = sowExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
