import { listTagsRoute } from '#modules/feature-development/contract/tags.ts';
import { replanSowRoute } from '#modules/feature-development/contract/sow-plan.ts';
import { sowRoutes } from '#modules/feature-development/contract/sows.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { createSow } from './create-sow.ts';
import { deleteSow } from './delete-sow.ts';
import { replanSow } from './replan-sow.ts';
import { updateSow } from './update-sow.ts';
import { sowList } from './sow-list.queries.ts';
import { listTags } from '../records/tags.queries.ts';
import { findSow } from '../stages/find-sow.queries.ts';

export function serveSows(serve: Serve, { clock, translator }: Context): void {
  serveRecord(serve, sowRoutes, {
    list: (tx, scope, query) => sowList.page(tx, scope, query),
    get: findSow,
    create: (tx, scope, input) =>
      createSow(tx, scope, { input, at: clock.now().toISOString(), translator }),
    update: updateSow,
    delete: deleteSow,
  });

  serve.transaction(listTagsRoute, async ({ tx, scope }) => ({ data: await listTags(tx, scope) }));
  serve.transaction(replanSowRoute, ({ tx, scope, params, body }) =>
    replanSow(tx, scope, { id: params.id, plan: body }),
  );
}
