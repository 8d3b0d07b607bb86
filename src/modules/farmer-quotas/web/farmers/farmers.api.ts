import * as routes from '#modules/farmer-quotas/contract/farmers.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useAnonymiseFarmer = defineAction(routes.anonymiseFarmerRoute, texts, {
  refreshes: ['farmer_quota'],
  success: 'anonymisation.done',
  failure: 'anonymisation.failed',
});
