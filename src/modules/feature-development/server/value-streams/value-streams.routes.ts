import * as routes from '#modules/feature-development/contract/value-streams.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sopList } from '../sops/sop-list.queries.ts';
import { deleteValueStream } from './delete-value-stream.ts';
import { createValueStream, updateValueStream } from './save-value-stream.ts';
import { valueStreamList } from './value-stream-list.queries.ts';
import { valueStreamKeeper } from '../records/value-streams.queries.ts';

export function serveValueStreams(serve: Serve): void {
  serve.transaction(routes.valueStreamRoutes.list, ({ tx, scope, query }) =>
    valueStreamList.page(tx, scope, query),
  );

  serve.transaction(routes.valueStreamRoutes.get, ({ tx, scope, params }) =>
    valueStreamKeeper.find(tx, scope, params.id),
  );

  serve.transaction(routes.valueStreamRoutes.create, ({ tx, scope, body }) =>
    createValueStream(tx, scope, body),
  );

  serve.transaction(routes.valueStreamRoutes.update, ({ tx, scope, params, body }) =>
    updateValueStream(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.editValueStreamRoute, ({ tx, scope, params, body }) =>
    updateValueStream(tx, scope, { id: params.id, change: body }),
  );

  serve.transaction(routes.valueStreamRoutes.delete, async ({ tx, scope, params, query }) => {
    await deleteValueStream(tx, scope, { ...params, ...query });
    return undefined;
  });

  serve.transaction(routes.listSopsOfValueStreamRoute, async ({ tx, scope, params, query }) => {
    await valueStreamKeeper.find(tx, scope, params.id);
    return sopList.page(tx, scope, { ...query, value_stream_id: params.id });
  });
}
