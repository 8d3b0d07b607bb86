import * as routes from '#modules/catalogue/contract/features.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { CodeChoice } from '../entries/code-choice.ts';
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

  serve.transaction(routes.listDeepLevelRoute, levelOf(deepLevelOf));
  serve.transaction(routes.listDeepLevelByIdRoute, levelOf(deepLevelOf));
  serve.transaction(routes.listProcessLevelRoute, levelOf(processLevelOf));
  serve.transaction(routes.listProcessLevelByIdRoute, levelOf(processLevelOf));
  serve.transaction(routes.listAnalyticLevelRoute, levelOf(analyticLevelOf));
  serve.transaction(routes.listAnalyticLevelByIdRoute, levelOf(analyticLevelOf));
}

interface LevelCall {
  readonly tx: Transaction;
  readonly scope: Scope;
  readonly params: { readonly id: string } | { readonly code: string };
  readonly query?: Pick<CodeChoice, 'company_id'> | undefined;
}

function levelOf<Field>(
  read: (tx: Transaction, scope: Scope, featureId: string) => Promise<Field[]>,
) {
  return async ({ tx, scope, params, query }: LevelCall) => {
    const { id } = await findFeature(tx, scope, { ...params, ...query });
    return success(await read(tx, scope, id));
  };
}
