import * as routes from '#modules/farmer-quotas/contract/verification.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const QUOTA = 'farmer_quota';

export const pendingQuery = defineListQuery(routes.listPendingRoute, [QUOTA, 'pending'], {
  persist: false,
  staleTime: 0,
});
export const checksQuery = defineQuery(routes.checkQuotaRoute, [QUOTA, 'checks'], { fresh: true });

const refreshes = [QUOTA];

export const useClaim = defineAction(routes.claimQuotaRoute, texts, {
  refreshes,
  success: 'verification.claimed',
  failure: 'verification.claim_failed',
});
export const useRelease = defineAction(routes.releaseQuotaRoute, texts, {
  refreshes,
  success: 'verification.released',
  failure: 'verification.release_failed',
});
/** The desk says what was done. */
export const useVerify = defineAction(routes.verifyQuotaRoute, texts, {
  refreshes,
  failure: 'verification.failed',
});
