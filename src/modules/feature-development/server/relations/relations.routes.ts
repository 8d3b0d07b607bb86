import * as routes from '#modules/feature-development/contract/relations.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSow } from '../records/sows.queries.ts';
import { addRelation, removeRelation } from './relate-sows.ts';
import { listRelations } from './relations.queries.ts';

/** Which SOWs wait for which. */
export function serveRelations(serve: Serve): void {
  serve.transaction(routes.listRelationsRoute, async ({ tx, scope, params }) => {
    await requireSow(tx, scope, params.id);
    return listRelations(tx, scope, params.id);
  });

  serve.transaction(routes.addRelationRoute, ({ tx, scope, params, body }) =>
    addRelation(tx, scope, { id: params.id, relation: body }),
  );

  serve.transaction(routes.removeRelationRoute, ({ tx, scope, params }) =>
    removeRelation(tx, scope, params),
  );
}
