import { checkEngineRoute } from '#modules/engines/contract/uses.ts';
import { checkEngine } from '#modules/engines/server/public.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { lookUpPlaces } from './known-places.queries.ts';

/** Whether an engine can serve a feature: the catalogue knows whether there is such a feature, the registry the rest. */
export function serveEngineCheck(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(checkEngineRoute, async ({ tx, scope, params, body }) => {
    const today = dayInBangkok(clock.now());
    const places = await lookUpPlaces(tx, scope, body);
    const { feature } = body;
    return success(
      await checkEngine(tx, scope, { code: params.code, feature, places, today, translator }),
    );
  });
}
