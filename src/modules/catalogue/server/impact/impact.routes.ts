import { CATALOGUE_ENTRY } from '#modules/catalogue/contract/entries.ts';
import * as routes from '#modules/catalogue/contract/impact.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { impactList } from './export-impact.queries.ts';
import { readImpact } from './impact.queries.ts';
import { companyOfField } from './impact-steps.queries.ts';

/** What uses a field and what it is made from, step by step and as a file. */
export function serveImpact(serve: Serve, context: Context): void {
  serve.transaction(routes.impactRoute, async ({ tx, scope, query }) =>
    success(await readImpact(tx, scope, query)),
  );

  serveExport(serve, context, {
    routes: { ticket: routes.createImpactExportRoute, file: routes.exportImpactRoute },
    entity: CATALOGUE_ENTRY,
    check: (tx, { companyId }, { body }) => companyOfField(tx, companyId, body.field_id),
    list: impactList,
  });
}
