import * as routes from '#modules/feature-development/contract/stage-settings.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { approveStage } from '../stages/approve-stage.ts';
import { setGate } from './set-gate.ts';
import { listGates } from './stage-settings.queries.ts';

/** What stages ask for before they can be completed. */
export function serveGates(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listStageGatesRoute, ({ tx, scope }) => listGates(tx, scope));

  serve.transaction(routes.setStageGateRoute, ({ tx, scope, params, body }) =>
    setGate(tx, scope, { stage: params.stage, change: body }),
  );

  serve.transaction(routes.approveStageRoute, ({ tx, scope, params, body }) => {
    const { id: sowId, stage: stageNumber } = params;
    const command = { sowId, stageNumber, ...body, version: body.version };
    return approveStage(tx, scope, { ...command, at: clock.now(), translator });
  });
}
