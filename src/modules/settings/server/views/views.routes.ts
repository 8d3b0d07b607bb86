import * as routes from '#platform/contract/views.routes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { chooseDefault } from './choose-default.ts';
import { createView, deleteView, updateView } from './save-view.ts';
import { findView, listViews } from './views.queries.ts';

/** Views of lists: people's own, and those that are shared with the company. */
export function serveViews(serve: Serve, { lists }: Pick<Context, 'lists'>): void {
  serve.transaction(routes.listViewsRoute, async ({ tx, scope, query }) => ({
    data: [...(await listViews(tx, { scope, lists }, query.list))],
  }));

  serve.transaction(routes.getViewRoute, ({ tx, scope, params }) =>
    findView(tx, { scope, lists }, params.id),
  );

  serve.transaction(routes.createViewRoute, ({ tx, scope, body }) => createView(tx, scope, body));

  serve.transaction(routes.updateViewRoute, ({ tx, scope, params, body }) =>
    updateView(tx, { scope, lists }, { id: params.id, change: body }),
  );

  serve.transaction(routes.deleteViewRoute, async ({ tx, scope, params }) => {
    await deleteView(tx, { scope, lists }, params.id);
    return undefined;
  });

  serve.transaction(routes.chooseDefaultViewRoute, ({ tx, scope, params, body }) =>
    chooseDefault(tx, { scope, lists }, { id: params.id, ...body }),
  );
}
