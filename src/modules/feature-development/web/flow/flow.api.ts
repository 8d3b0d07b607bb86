import * as routes from '#modules/feature-development/contract/flow.ts';
import * as stageRoutes from '#modules/feature-development/contract/stages.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** All of them show what is above the SOWs too. */
const settings = { about: ['sop', 'value_stream'] };

export const boardQuery = defineListQuery(routes.getBoardRoute, ['sow', 'board'], settings);
export const myWorkQuery = defineListQuery(routes.listMyWorkRoute, ['sow', 'my-work'], settings);
export const analyticsQuery = defineListQuery(
  routes.getAnalyticsRoute,
  ['sow', 'analytics'],
  settings,
);
/** What hangs below a record; the value streams without one. */
export const timelineQuery = defineQuery(routes.getTimelineRoute, ['sow', 'timeline'], settings);

/** Cards are moved as they were seen: if somebody moved one before, the move fails, and the board says so. */
const moving = {
  refreshes: ['sow', 'sop', 'value_stream'],
  failure: 'flow.board.move_failed',
} as const;

export const useStartCard = defineAction(stageRoutes.startStageRoute, texts, {
  ...moving,
  success: (t, { name }, { stage_number: stage }) => t('flow.board.started', { stage, name }),
});
/** Completes the stage of a card and starts the next one, at once. */
export const useMoveCardOn = defineAction(stageRoutes.completeStageRoute, texts, {
  ...moving,
  success: (t, _sow, { stage_number: stage }) => {
    const next = nextStage(stage);
    return next === null
      ? t('workspace.done.delivered')
      : t('workspace.done.moved_on', { stage, next });
  },
});
export const useRollBackCard = defineAction(stageRoutes.rollBackStageRoute, texts, {
  ...moving,
  success: (t, { name }, { target_stage: stage }) => t('flow.board.rolled_back', { stage, name }),
});
