import { success, successPage } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import * as routes from '#modules/engines/contract/engines.ts';
import { findDuplicate } from './find-duplicate.queries.ts';
import { engineSheet } from './engine-export.queries.ts';
import { engineList } from './engine-list.queries.ts';
import { engineKeeper, findIdByCode } from './engines.queries.ts';
import { summariseEngines } from './engine-statistics.queries.ts';
import { engineRegistered } from './engine-registered.job.ts';
import { createEngine } from './create-engine.ts';
import { deleteEngine } from './delete-engine.ts';
import { moveEngine, updateEngine } from './update-engine.ts';

export function serveEngines(serve: Serve, context: Context): void {
  const { jobs, translator } = context;
  const say = ({ language }: Scope, text: 'created' | 'updated') =>
    translator.translate(language, `engines:messages.${text}`);

  serveRecord(serve, routes.engineRoutes, {
    list: async (tx, scope, query) => successPage(await engineList.page(tx, scope, query)),
    get: async (tx, scope, id) => success(await engineKeeper.find(tx, scope, id)),
    async create(tx, scope, body) {
      const engine = await createEngine(tx, scope, body);
      const { companyId, userId, employeeId, requestId } = scope;
      await jobs.enqueue(tx, engineRegistered, { companyId, userId, employeeId, requestId });
      return success(engine, say(scope, 'created'));
    },
    update: async (tx, scope, update) =>
      success(
        await updateEngine(tx, scope, { ...update, translator, jobs }),
        say(scope, 'updated'),
      ),
    delete: deleteEngine,
  });

  serveExport(serve, context, {
    routes: routes.engineExport,
    entity: routes.ENGINE,
    list: engineSheet,
  });

  serve.transaction(routes.engineStatisticsRoute, async ({ tx, scope }) =>
    success(await summariseEngines(tx, scope)),
  );

  serve.transaction(routes.getEngineByCodeRoute, async ({ tx, scope, params }) =>
    success(await engineKeeper.find(tx, scope, await findIdByCode(tx, scope, params.code))),
  );

  serve.transaction(routes.moveEngineRoute, async ({ tx, scope, params, body }) => {
    const move = { id: params.id, change: body, translator, jobs };
    return success(await moveEngine(tx, scope, move), say(scope, 'updated'));
  });

  serve.transaction(routes.checkDuplicateRoute, async ({ tx, scope, body }) => {
    const engine = await findDuplicate(tx, scope, { name: body.name, excludeId: body.exclude_id });
    return success({ is_duplicate: engine !== null, engine });
  });
}
