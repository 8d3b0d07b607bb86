import * as routes from '#modules/catalogue/contract/imports.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findImportRow } from './imports.queries.ts';
import { problemList } from './import-problems.queries.ts';

/** The bad rows of an import as a file. */
export function serveProblemsExport(serve: Serve, context: Context): void {
  serveExport(serve, context, {
    routes: { ticket: routes.createProblemsExportRoute, file: routes.exportProblemsRoute },
    entity: 'catalogue_import_problem',
    check: (tx, scope, { params }) => findImportRow(tx, scope, params.id),
    list: (scope, _query, { id }) => problemList(scope, id),
  });
}
