import { CATALOGUE_ENTRY } from '#modules/catalogue/contract/entries.ts';
import { cataloguePermissions } from '#modules/catalogue/contract/permissions.ts';
import * as routes from '#modules/catalogue/contract/impact.ts';
import { createExportTickets } from '#modules/identity/server/public.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { impactList } from './export-impact.queries.ts';
import { readImpact } from './impact.queries.ts';
import { companyOfField } from './impact-steps.queries.ts';

/** What uses a field and what it is made from, step by step and as a file. */
export function serveImpact(serve: Serve, context: Context): void {
  const tickets = createExportTickets(context);
  const permission = cataloguePermissions.name('read');

  serve.transaction(routes.impactRoute, async ({ tx, scope, query }) =>
    success(await readImpact(tx, scope, query)),
  );

  serve.transaction(routes.createImpactExportRoute, async ({ tx, scope, body }) => {
    await companyOfField(tx, scope.companyId, body.field_id);
    return tickets.issue(tx, scope, { path: routes.exportImpactRoute.path, choices: body });
  });

  serve.outside(routes.exportImpactRoute, async ({ query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission, list: CATALOGUE_ENTRY },
    );
    const list = impactList(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
