import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import * as routes from '#modules/land-plots/contract/shape-export.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { writeShapeFile } from './write-shape-file.ts';

/** The browser fetches the file by itself, hence the tickets. */
export function serveShapeExport(serve: Serve, context: Context): void {
  const { exportTickets: tickets } = context;
  const { path } = routes.shapeFileRoute;
  const permission = routes.shapeTicketRoute.access;

  serve.transaction(routes.shapeTicketRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path, choices: body }),
  );

  serve.outside(routes.shapeFileRoute, async ({ query, visitor, request, reply }) => {
    const visit = { ...visitor, ...query, url: request.url };
    const scope = await tickets.redeem(visit, { permission, list: LAND_PLOT });
    return sendFile(reply, await writeShapeFile(context, scope, query));
  });
}
