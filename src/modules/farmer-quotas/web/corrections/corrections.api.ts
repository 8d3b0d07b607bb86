import * as routes from '#modules/farmer-quotas/contract/corrections.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const CORRECTION = 'quota_correction';

export const correctionsQuery = defineListQuery(routes.listCorrectionsRoute, [CORRECTION, 'list'], {
  persist: false,
  about: ['farmer_quota'],
});

const refreshes = [CORRECTION, 'farmer_quota'];

export const useRequestCorrection = defineAction(routes.requestCorrectionRoute, texts, {
  refreshes,
  success: 'corrections.requested',
  failure: 'corrections.request_failed',
});
export const useDecideCorrection = defineAction(routes.decideCorrectionRoute, texts, {
  refreshes,
  success: (t, { status }) =>
    t(status === 'approved' ? 'corrections.approved' : 'corrections.refused'),
  failure: 'corrections.decide_failed',
});
export const useWithdrawCorrection = defineAction(routes.withdrawCorrectionRoute, texts, {
  refreshes,
  success: 'corrections.withdrawn',
  failure: 'corrections.decide_failed',
});
