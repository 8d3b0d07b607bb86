import * as verification from '#modules/farmer-quotas/contract/verification.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

/** How many quotas wait that this person may verify. */
export async function countWaiting(): Promise<number> {
  const { counts } = await callRoute(verification.listPendingRoute, { page_size: 1 });
  return counts.all;
}
