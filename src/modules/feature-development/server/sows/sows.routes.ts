import * as routes from '#modules/feature-development/contract/sows.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { createSow } from './create-sow.ts';
import { deleteSow } from './delete-sow.ts';
import { updateSow } from './update-sow.ts';
import { sowList } from './sow-list.queries.ts';
import { findSow } from '../stages/find-sow.queries.ts';

export function serveSows(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listSowsRoute, ({ tx, scope, query }) => sowList.page(tx, scope, query));

  serve.transaction(routes.getSowRoute, ({ tx, scope, params }) => findSow(tx, scope, params.id));

  serve.transaction(routes.createSowRoute, ({ tx, scope, body }) =>
    createSow(tx, scope, { input: body, at: clock.now().toISOString(), translator }),
  );

  serve.transaction(routes.updateSowRoute, ({ tx, scope, params, body }) =>
    updateSow(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.deleteSowRoute, async ({ tx, scope, params }) => {
    await deleteSow(tx, scope, params.id);
    return undefined;
  });
}
