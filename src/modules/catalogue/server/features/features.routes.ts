import * as routes from '#modules/catalogue/contract/features.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findFeature, listFeatures } from './features.queries.ts';
import { analyticLevelOf, deepLevelOf, listFields, processLevelOf } from './fields.queries.ts';

/** Features and their fields at three levels, by id and by code. */
export function serveFeatures(serve: Serve): void {
  serve.transaction(routes.listFeaturesRoute, async ({ tx, scope, query }) =>
    wrapPage(await listFeatures(tx, scope, { moduleId: query.module_id, query })),
  );

  serve.transaction(routes.getFeatureRoute, async ({ tx, scope, params, query }) =>
    success(await findFeature(tx, scope, { ...params, ...query })),
  );

  serve.transaction(routes.getFeatureByIdRoute, async ({ tx, scope, params }) =>
    success(await findFeature(tx, scope, params)),
  );

  serve.transaction(routes.listFieldsRoute, async ({ tx, scope, query }) => {
    await findFeature(tx, scope, { id: query.feature_id });
    return wrapPage(await listFields(tx, scope, query));
  });

  serve.transaction(routes.listDeepLevelRoute, async ({ tx, scope, params, query }) => {
    const { id } = await findFeature(tx, scope, { ...params, ...query });
    return success(await deepLevelOf(tx, scope, id));
  });

  serve.transaction(routes.listDeepLevelByIdRoute, async ({ tx, scope, params }) => {
    const { id } = await findFeature(tx, scope, params);
    return success(await deepLevelOf(tx, scope, id));
  });

  serve.transaction(routes.listProcessLevelRoute, async ({ tx, scope, params, query }) => {
    const { id } = await findFeature(tx, scope, { ...params, ...query });
    return success(await processLevelOf(tx, scope, id));
  });

  serve.transaction(routes.listProcessLevelByIdRoute, async ({ tx, scope, params }) => {
    const { id } = await findFeature(tx, scope, params);
    return success(await processLevelOf(tx, scope, id));
  });

  serve.transaction(routes.listAnalyticLevelRoute, async ({ tx, scope, params, query }) => {
    const { id } = await findFeature(tx, scope, { ...params, ...query });
    return success(await analyticLevelOf(tx, scope, id));
  });

  serve.transaction(routes.listAnalyticLevelByIdRoute, async ({ tx, scope, params }) => {
    const { id } = await findFeature(tx, scope, params);
    return success(await analyticLevelOf(tx, scope, id));
  });
}
