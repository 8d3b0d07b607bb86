import * as routes from '#modules/cane-surveys/contract/visits.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readPage } from '#platform/server/database/page.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { deleteVisit, planVisit, resumeVisit, skipVisit, updateVisit } from './save-visit.ts';
import { visitColumns, visitConditions, visitKeeper, visitOrder } from './visits.queries.ts';
import { surveyVisits } from '../records/visits.tables.ts';

export function serveVisits(serve: Serve): void {
  serveRecord(serve, routes.visitRoutes, {
    list(tx, scope, query) {
      const where = visitConditions(scope, query);
      const rows = tx
        .select(visitColumns(scope.language))
        .from(surveyVisits)
        .where(where)
        .orderBy(...visitOrder())
        .$dynamic();
      return readPage(tx, { rows, table: surveyVisits, where, query });
    },
    get: (tx, scope, id) => visitKeeper.find(tx, scope, id),
    create: planVisit,
    update: updateVisit,
    delete: deleteVisit,
  });

  serve.transaction(routes.skipVisitRoute, ({ tx, scope, params, body }) =>
    skipVisit(tx, scope, { id: params.id, ...body }),
  );

  serve.transaction(routes.resumeVisitRoute, ({ tx, scope, params }) =>
    resumeVisit(tx, scope, params.id),
  );
}
