import * as routes from '#modules/farmer-quotas/contract/statistics.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';

export const statisticsQuery = defineListQuery(routes.quotaStatisticsRoute, [
  'farmer_quota',
  'statistics',
]);
