import * as routes from '#modules/feature-development/contract/stage-settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { setGate } from './set-gate.ts';
import { listGates } from './stage-settings.queries.ts';

export function serveStageSettings(serve: Serve): void {
  serve.transaction(routes.listStageGatesRoute, ({ tx, scope }) => listGates(tx, scope));

  serve.transaction(routes.setStageGateRoute, ({ tx, scope, params, body }) =>
    setGate(tx, scope, { stage: params.stage, change: body }),
  );
}
