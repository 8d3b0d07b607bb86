import * as routes from '#modules/catalogue/contract/companies.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { featuresOf, listFeatures } from '../features/features.queries.ts';
import { findModule, listModules } from './modules.queries.ts';

export function serveModules(serve: Serve): void {
  serve.transaction(routes.listModulesRoute, async ({ tx, scope, query }) =>
    wrapPage(await listModules(tx, scope, query)),
  );

  serve.transaction(routes.getModuleRoute, async ({ tx, scope, params, query }) =>
    success(await findModule(tx, scope, { ...params, ...query })),
  );

  serve.transaction(routes.expandModuleRoute, async ({ tx, scope, params, query }) => {
    const module = await findModule(tx, scope, { ...params, ...query });
    return success({ ...module, features: await featuresOf(tx, scope, module.id) });
  });

  serve.transaction(routes.listModuleFeaturesRoute, async ({ tx, scope, params, query }) => {
    const { company_id, ...page } = query;
    const { id: moduleId } = await findModule(tx, scope, { ...params, company_id });
    return wrapPage(await listFeatures(tx, scope, { moduleId, query: page }));
  });
}
