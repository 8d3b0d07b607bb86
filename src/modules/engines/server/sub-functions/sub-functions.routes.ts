import * as routes from '#modules/engines/contract/sub-functions.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findEngine } from '../engines/engines.queries.ts';
import { listSubFunctions } from './sub-functions.queries.ts';
import {
  addSubFunction,
  changeSubFunction,
  removeSubFunction,
} from './change-sub-function.ts';
import { reportUsage } from '../usage/report-usage.ts';
import { restoreVersion } from '../versions/restore-version.ts';
import { listUsageLogs, readUsageTrend } from '../usage/usage.queries.ts';
import { compareVersions, listVersions } from '../versions/versions.queries.ts';

/** What belongs to an engine: its parts, its versions, and its use. */
export function serveEngineParts(serve: Serve, { clock, translator }: Context): void {
  const say = ({ language }: Scope, text: string, parameters?: TextParameters) =>
    translator.translate(language, `engines:messages.${text}`, parameters);

  serve.transaction(routes.listSubFunctionsRoute, async ({ tx, scope, params }) => {
    await findEngine(tx, scope, params.id);
    return success(await listSubFunctions(tx, scope, params.id));
  });

  serve.transaction(routes.addSubFunctionRoute, async ({ tx, scope, params, body }) => {
    const added = await addSubFunction(tx, scope, { engineId: params.id, input: body });
    return success(added, say(scope, 'sub_function_saved'));
  });

  serve.transaction(routes.changeSubFunctionRoute, async ({ tx, scope, params, body }) => {
    const change = { engineId: params.id, id: params.sub_function_id, input: body };
    const changed = await changeSubFunction(tx, scope, change);
    return success(changed, say(scope, 'sub_function_saved'));
  });

  serve.transaction(routes.removeSubFunctionRoute, async ({ tx, scope, params }) => {
    await removeSubFunction(tx, scope, { engineId: params.id, id: params.sub_function_id });
    return undefined;
  });

  serve.transaction(routes.listVersionsRoute, async ({ tx, scope, params }) => {
    await findEngine(tx, scope, params.id);
    return success(await listVersions(tx, scope, params.id));
  });

  serve.transaction(routes.compareVersionsRoute, async ({ tx, scope, params, query }) => {
    await findEngine(tx, scope, params.id);
    return success(await compareVersions(tx, scope, { engineId: params.id, ...query }));
  });

  serve.transaction(routes.restoreVersionRoute, async ({ tx, scope, params }) => {
    const { id, version_no: number } = params;
    const restored = await restoreVersion(tx, scope, { engineId: id, number, translator });
    return success(restored, say(scope, 'restored', { number }));
  });

  serve.transaction(routes.listUsageLogsRoute, async ({ tx, scope, params, query }) => {
    await findEngine(tx, scope, params.id);
    return success(await listUsageLogs(tx, scope, { engineId: params.id, limit: query.limit }));
  });

  serve.transaction(routes.reportUsageRoute, async ({ tx, scope, params, body }) => {
    const report = { engineId: params.id, usage: body, now: clock.now() };
    return success(await reportUsage(tx, scope, report), say(scope, 'usage_reported'));
  });

  serve.transaction(routes.usageTrendRoute, async ({ tx, scope, params, query }) => {
    await findEngine(tx, scope, params.id);
    const span = { engineId: params.id, days: query.days, now: clock.now() };
    return success(await readUsageTrend(tx, scope, span));
  });
}
