import * as routes from '#modules/engines/contract/versions.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { restoreVersion } from './restore-version.ts';
import { compareVersions, listVersions } from './versions.queries.ts';

/** Every logic that an engine has had. */
export function serveVersions(serve: Serve, { translator, jobs }: Context): void {
  serve.transaction(routes.listVersionsRoute, async ({ tx, scope, params }) => {
    await engineKeeper.find(tx, scope, params.id);
    return success(await listVersions(tx, scope, params.id));
  });

  serve.transaction(routes.compareVersionsRoute, async ({ tx, scope, params, query }) => {
    await engineKeeper.find(tx, scope, params.id);
    return success(await compareVersions(tx, scope, { engineId: params.id, ...query }));
  });

  serve.transaction(routes.restoreVersionRoute, async ({ tx, scope, params }) => {
    const { id, version_no: number } = params;
    return success(
      await restoreVersion(tx, scope, { engineId: id, number, translator, jobs }),
      translator.translate(scope.language, 'engines:messages.restored', { number }),
    );
  });
}
