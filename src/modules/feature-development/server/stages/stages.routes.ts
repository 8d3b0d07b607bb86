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
    const { id: sowId } = await findSow(tx, scope, params.id);
    return listStages(tx, scope, { sowId, translator });
  });

  const settings = () => ({ at: clock.now(), translator });

  serve.transaction(routes.startStageRoute, ({ tx, scope, params, body }) => {
    const { stage_number: stageNumber, note, version } = body;
    const command = { ...settings(), sowId: params.id, stageNumber, version };
    return startStage(tx, scope, { ...command, note });
  });

  serve.transaction(routes.completeStageRoute, ({ tx, scope, params, body }) => {
    const { stage_number: stageNumber, notes, override_reason: overrideReason, version } = body;
    const command = { ...settings(), sowId: params.id, stageNumber, version };
    return completeStage(tx, scope, { ...command, notes, overrideReason });
  });

  serve.transaction(routes.rollBackStageRoute, ({ tx, scope, params, body }) => {
    const { target_stage: stageNumber, reason, version } = body;
    const command = { ...settings(), sowId: params.id, stageNumber, version };
    return rollBackStage(tx, scope, { ...command, reason });
  });

  serve.transaction(routes.editStageRoute, ({ tx, scope, params, body }) => {
    const { notes, version } = body;
    const command = { ...settings(), sowId: params.id, stageNumber: params.stage, version };
    return editStage(tx, scope, { ...command, notes });
  });

  serve.transaction(routes.assignStageRoute, ({ tx, scope, params, body }) => {
    const { assignee_ids: assigneeIds, version } = body;
    const command = { ...settings(), sowId: params.id, stageNumber: params.stage, version };
    return assignStage(tx, scope, { ...command, assigneeIds });
  });
}
