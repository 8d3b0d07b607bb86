import * as routes from '#modules/engines/contract/sub-functions.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { addSubFunction } from './add-sub-function.ts';
import { changeSubFunction, removeSubFunction } from './change-sub-function.ts';
import { listSubFunctions } from './sub-functions.queries.ts';

/** The parts that engines are made of. */
export function serveSubFunctions(serve: Serve, { translator }: Context): void {
  const saved = ({ language }: Scope) =>
    translator.translate(language, 'engines:messages.sub_function_saved');

  serve.transaction(routes.listSubFunctionsRoute, async ({ tx, scope, params }) => {
    await engineKeeper.find(tx, scope, params.id);
    return success(await listSubFunctions(tx, scope, params.id));
  });

  serve.transaction(routes.addSubFunctionRoute, async ({ tx, scope, params, body }) => {
    const added = await addSubFunction(tx, scope, { engineId: params.id, input: body });
    return success(added, saved(scope));
  });

  serve.transaction(routes.changeSubFunctionRoute, async ({ tx, scope, params, body }) => {
    const change = { engineId: params.id, id: params.sub_function_id, change: body };
    const changed = await changeSubFunction(tx, scope, change);
    return success(changed, saved(scope));
  });

  serve.transaction(routes.removeSubFunctionRoute, async ({ tx, scope, params }) => {
    await removeSubFunction(tx, scope, { engineId: params.id, id: params.sub_function_id });
    return undefined;
  });
}
