import * as routes from '#modules/agents/contract/knowledge-gaps.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['knowledge_gap'];

export const gapsQuery = defineListQuery(routes.listGapsRoute, ['knowledge_gap', 'list'], {
  staleTime: 0,
  persist: false,
  about: ['conversation', 'agent_file'],
});

export const useAssignGap = defineAction(routes.assignGapRoute, texts, {
  refreshes,
  success: 'quality.gap_assigned',
  failure: 'quality.gap_assign_failed',
});
export const useCloseGap = defineAction(routes.closeGapRoute, texts, {
  refreshes: ['knowledge_gap', 'question_set'],
  success: 'quality.gap_closed',
  failure: 'quality.gap_close_failed',
});
export const useReopenGap = defineAction(routes.reopenGapRoute, texts, {
  refreshes,
  success: 'quality.gap_reopened',
  failure: 'quality.gap_reopen_failed',
});
