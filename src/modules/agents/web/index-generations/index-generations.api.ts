import * as routes from '#modules/agents/contract/index-generations.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const indexesQuery = defineQuery(routes.listGenerationsRoute, ['agent_index', 'list'], {
  staleTime: 0,
  persist: false,
  about: ['sync_job', 'agent'],
});

export const useSwitchIndex = defineAction(routes.switchGenerationRoute, texts, {
  refreshes: ['agent_index', 'agent', 'agent_file', 'question_set'],
  success: 'indexes.switched',
  failure: 'indexes.switch_failed',
});
export const useDiscardIndex = defineAction(routes.discardGenerationRoute, texts, {
  refreshes: ['agent_index', 'agent', 'agent_file'],
  success: 'indexes.discarded',
  failure: 'indexes.discard_failed',
});
