import * as routes from '#modules/feature-development/contract/stages.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findSow } from '../records/sows.queries.ts';
import { assignStage } from './assign-stage.ts';
import { completeStage } from './complete-stage.ts';
import { editStage } from './edit-stage.ts';
import { rollBackStage } from './roll-back-stage.ts';
import { startStage } from './start-stage.ts';
import { listStages } from './stages.queries.ts';

/** The stages of SOWs, and the commands that move them. */
export function serveStages(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listStagesRoute, async ({ tx, scope, params }) => {
    const { id: sow_id } = await findSow(tx, scope, params.id);
    return listStages(tx, scope, { sow_id, translator });
  });

  const settings = () => ({ at: clock.now().toISOString(), translator });

  serve.transaction(routes.startStageRoute, ({ tx, scope, params, body }) =>
    startStage(tx, scope, { ...settings(), ...body, sow_id: params.id }),
  );

  serve.transaction(routes.completeStageRoute, ({ tx, scope, params, body }) =>
    completeStage(tx, scope, { ...settings(), ...body, sow_id: params.id }),
  );

  serve.transaction(routes.rollBackStageRoute, ({ tx, scope, params, body }) => {
    const { target_stage: stage_number, reason, version } = body;
    const command = { ...settings(), sow_id: params.id, stage_number, version };
    return rollBackStage(tx, scope, { ...command, reason });
  });

  serve.transaction(routes.editStageRoute, ({ tx, scope, params, body }) => {
    const command = { ...settings(), sow_id: params.id, stage_number: params.stage };
    return editStage(tx, scope, { ...command, ...body });
  });

  serve.transaction(routes.assignStageRoute, ({ tx, scope, params, body }) => {
    const command = { ...settings(), sow_id: params.id, stage_number: params.stage };
    return assignStage(tx, scope, { ...command, ...body });
  });
}
