import * as routes from '#modules/engines/contract/uses.ts';
import { success, successPage } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { bangkokTime } from '#platform/server/export/bangkok-time.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { checkEngine } from './check-engine.queries.ts';
import { listUses } from './uses.queries.ts';

/** What uses engines, and whether one can serve a feature. */
export function serveUses(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listUsesRoute, async ({ tx, scope, params, query }) => {
    await engineKeeper.find(tx, scope, params.id);
    return successPage(await listUses(tx, scope, { engineId: params.id, query }));
  });

  serve.transaction(routes.checkEngineRoute, async ({ tx, scope, params, body }) => {
    const today = bangkokTime(clock.now()).toISOString().slice(0, 10);
    const question = { code: params.code, feature: body.feature, today, translator };
    return success(await checkEngine(tx, scope, question));
  });
}
