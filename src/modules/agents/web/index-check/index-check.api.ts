import * as routes from '#modules/agents/contract/index-check.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useCheckIndex = defineAction(routes.checkIndexRoute, texts, {
  failure: 'index_check.check_failed',
});
export const useRepairIndex = defineAction(routes.repairIndexRoute, texts, {
  refreshes: ['sync_job', 'agent', 'agent_file'],
  success: 'index_check.repair_started',
  failure: 'index_check.repair_failed',
});
