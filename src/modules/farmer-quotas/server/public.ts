/** What other modules may use of the quotas of growers. */
export { findExampleQuotas } from './demo/example-quotas.queries.ts';
export { searchQuotas } from './quotas/list-quotas.queries.ts';
export {
  findFollowingQuotas,
  findQuota,
  ofQuotaBeside,
  quotaBeside,
  quotaOf,
  quotasWith,
  seasonNameOf,
} from './quotas/quota-reference.queries.ts';
export { lockSeason } from './seasons/lock-season.queries.ts';
