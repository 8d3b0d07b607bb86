import { success, successPage } from '#platform/contract/envelopes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/engines/contract/engines.ts';
import { findDuplicate } from './find-duplicate.queries.ts';
import { listEngines } from './engine-list.queries.ts';
import { engineKeeper, findIdByCode } from './engines.queries.ts';
import { summariseEngines } from './engine-statistics.queries.ts';
import { engineRegistered } from './engine-registered.job.ts';
import { createEngine } from './create-engine.ts';
import { deleteEngine } from './delete-engine.ts';
import { moveEngine, updateEngine } from './update-engine.ts';

/** The registry itself. */
export function serveEngines(serve: Serve, { jobs, translator }: Context): void {
  const say = ({ language }: { language: Language }, text: 'created' | 'updated') =>
    translator.translate(language, `engines:messages.${text}`);

  serve.transaction(routes.listEnginesRoute, async ({ tx, scope, query }) =>
    successPage(await listEngines(tx, scope, query)),
  );

  serve.transaction(routes.engineStatisticsRoute, async ({ tx, scope }) =>
    success(await summariseEngines(tx, scope)),
  );

  serve.transaction(routes.getEngineRoute, async ({ tx, scope, params }) =>
    success(await engineKeeper.find(tx, scope, params.id)),
  );

  serve.transaction(routes.getEngineByCodeRoute, async ({ tx, scope, params }) =>
    success(await engineKeeper.find(tx, scope, await findIdByCode(tx, scope, params.code))),
  );

  serve.transaction(routes.createEngineRoute, async ({ tx, scope, body }) => {
    const engine = await createEngine(tx, scope, body);
    const { companyId, userId, employeeId, requestId } = scope;
    await jobs.enqueue(tx, engineRegistered, { companyId, userId, employeeId, requestId });
    return success(engine, say(scope, 'created'));
  });

  serve.transaction(routes.updateEngineRoute, async ({ tx, scope, params, body }) => {
    const update = { id: params.id, change: body, translator };
    return success(await updateEngine(tx, scope, update), say(scope, 'updated'));
  });

  serve.transaction(routes.moveEngineRoute, async ({ tx, scope, params, body }) => {
    const move = { id: params.id, change: body, translator };
    return success(await moveEngine(tx, scope, move), say(scope, 'updated'));
  });

  serve.transaction(routes.deleteEngineRoute, async ({ tx, scope, params }) => {
    await deleteEngine(tx, scope, params.id);
    return undefined;
  });

  serve.transaction(routes.checkDuplicateRoute, async ({ tx, scope, body }) => {
    const engine = await findDuplicate(tx, scope, { name: body.name, excludeId: body.exclude_id });
    return success({ is_duplicate: engine !== null, engine });
  });
}
