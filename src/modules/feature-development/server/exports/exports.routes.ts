import { createExportTickets } from '#modules/identity/server/public.ts';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sopExport } from './sops-export.queries.ts';
import { sowExport } from './sows-export.queries.ts';
import { valueStreamExport } from './value-streams-export.queries.ts';

/** The lists as files. The browser downloads them by itself, so it needs tickets. */
export function serveExports(serve: Serve, context: Context): void {
  const tickets = createExportTickets(context);
  const permission = trackingPermissions.name('read');

  serve.transaction(routes.createValueStreamsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportValueStreamsRoute.path, choices: body }),
  );

  serve.outside(routes.exportValueStreamsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: VALUE_STREAM });
    const list = valueStreamExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createSopsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportSopsRoute.path, choices: body }),
  );

  serve.outside(routes.exportSopsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: SOP });
    const list = sopExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createSowsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportSowsRoute.path, choices: body }),
  );

  serve.outside(routes.exportSowsRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: SOW });
    const list = sowExport(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
