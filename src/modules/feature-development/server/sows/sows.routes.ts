import { editSowRoute, sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { listTagsRoute } from '#modules/feature-development/contract/tags.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { createSow } from './create-sow.ts';
import { deleteSow } from './delete-sow.ts';
import { updateSow } from './update-sow.ts';
import { sowList } from './sow-list.queries.ts';
import { listTags } from '../records/tags.queries.ts';
import { findSow } from '../stages/find-sow.queries.ts';

export function serveSows(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(sowRoutes.list, ({ tx, scope, query }) => sowList.page(tx, scope, query));

  serve.transaction(sowRoutes.get, ({ tx, scope, params }) => findSow(tx, scope, params.id));

  serve.transaction(sowRoutes.create, ({ tx, scope, body }) =>
    createSow(tx, scope, { input: body, at: clock.now().toISOString(), translator }),
  );

  serve.transaction(sowRoutes.update, ({ tx, scope, params, body }) =>
    updateSow(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(sowRoutes.delete, async ({ tx, scope, params, query }) => {
    await deleteSow(tx, scope, { ...params, ...query });
    return undefined;
  });

  serve.transaction(editSowRoute, ({ tx, scope, params, body }) =>
    updateSow(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(listTagsRoute, async ({ tx, scope }) => ({ data: await listTags(tx, scope) }));
}
