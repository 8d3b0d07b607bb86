import * as routes from '#modules/engines/contract/uses.ts';
import { successPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { listUses } from './uses.queries.ts';

/** What uses engines. */
export function serveUses(serve: Serve): void {
  serve.transaction(routes.listUsesRoute, async ({ tx, scope, params, query }) => {
    await engineKeeper.find(tx, scope, params.id);
    return successPage(await listUses(tx, scope, { engineId: params.id, query }));
  });
}
