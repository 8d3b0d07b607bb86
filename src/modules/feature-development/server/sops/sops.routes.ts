import * as routes from '#modules/feature-development/contract/sops.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sowList } from '../sows/sow-list.queries.ts';
import { createSop } from './create-sop.ts';
import { deleteSop } from './delete-sop.ts';
import { updateSop } from './update-sop.ts';
import { sopList } from './sop-list.queries.ts';
import { sopKeeper } from '../records/sops.queries.ts';

export function serveSops(serve: Serve): void {
  serve.transaction(routes.listSopsRoute, ({ tx, scope, query }) => sopList.page(tx, scope, query));

  serve.transaction(routes.getSopRoute, ({ tx, scope, params }) =>
    sopKeeper.find(tx, scope, params.id),
  );

  serve.transaction(routes.createSopRoute, ({ tx, scope, body }) => createSop(tx, scope, body));

  serve.transaction(routes.updateSopRoute, ({ tx, scope, params, body }) =>
    updateSop(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.deleteSopRoute, async ({ tx, scope, params, query }) => {
    await deleteSop(tx, scope, { ...params, ...query });
    return undefined;
  });

  serve.transaction(routes.listSowsOfSopRoute, async ({ tx, scope, params, query }) => {
    await sopKeeper.find(tx, scope, params.id);
    return sowList.page(tx, scope, { ...query, sop_id: params.id });
  });
}
