import * as routes from '#modules/feature-development/contract/exports.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sopSheet } from './sops-export.queries.ts';
import { sowSheet } from './sows-export.queries.ts';
import { valueStreamSheet } from './value-streams-export.queries.ts';

export function serveExports(serve: Serve, context: Context): void {
  serveExport(serve, context, {
    routes: { ticket: routes.createValueStreamsExportRoute, file: routes.exportValueStreamsRoute },
    entity: VALUE_STREAM,
    list: valueStreamSheet,
  });
  serveExport(serve, context, {
    routes: { ticket: routes.createSopsExportRoute, file: routes.exportSopsRoute },
    entity: SOP,
    list: sopSheet,
  });
  serveExport(serve, context, {
    routes: { ticket: routes.createSowsExportRoute, file: routes.exportSowsRoute },
    entity: SOW,
    list: sowSheet,
  });
}
