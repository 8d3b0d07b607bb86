import { approveStageRoute } from '#modules/feature-development/contract/stages.ts';
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

  serve.transaction(approveStageRoute, ({ tx, scope, params, body }) => {
    const { id: sow_id, stage: stage_number } = params;
    const command = { sow_id, stage_number, at: clock.now().toISOString(), translator };
    return approveStage(tx, scope, { ...command, ...body });
  });
}
