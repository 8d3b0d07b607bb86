import * as routes from '#modules/feature-development/contract/stages.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { requireSow } from '../records/sows.queries.ts';
import { approveStage } from './approve-stage.ts';
import { assignStage } from './assign-stage.ts';
import { completeStage } from './complete-stage.ts';
import { editStage } from './edit-stage.ts';
import { rollBackStage } from './roll-back-stage.ts';
import { startStage } from './start-stage.ts';
import { listStages } from './stages.queries.ts';

export function serveStages(serve: Serve, { clock, translator }: Context): void {
  serve.transaction(routes.listStagesRoute, async ({ tx, scope, params }) => {
    await requireSow(tx, scope, params.id);
    return listStages(tx, scope, { sow_id: params.id, translator });
  });

  const now = () => ({ at: clock.now().toISOString(), translator });
  const ofStage = ({ id, stage }: { id: string; stage: number }) => ({
    ...now(),
    sow_id: id,
    stage_number: stage,
  });

  serve.transaction(routes.startStageRoute, ({ tx, scope, params, body }) =>
    startStage(tx, scope, { ...now(), ...body, sow_id: params.id }),
  );

  serve.transaction(routes.completeStageRoute, ({ tx, scope, params, body }) =>
    completeStage(tx, scope, { ...now(), ...body, sow_id: params.id }),
  );

  serve.transaction(routes.rollBackStageRoute, ({ tx, scope, params, body }) => {
    const { target_stage: stage_number, ...rest } = body;
    return rollBackStage(tx, scope, { ...now(), ...rest, sow_id: params.id, stage_number });
  });

  serve.transaction(routes.editStageRoute, ({ tx, scope, params, body }) =>
    editStage(tx, scope, { ...ofStage(params), ...body }),
  );

  serve.transaction(routes.assignStageRoute, ({ tx, scope, params, body }) =>
    assignStage(tx, scope, { ...ofStage(params), ...body }),
  );

  serve.transaction(routes.approveStageRoute, ({ tx, scope, params, body }) =>
    approveStage(tx, scope, { ...ofStage(params), ...body }),
  );
}
