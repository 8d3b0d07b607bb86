import * as contract from '#modules/farmer-quotas/contract/seasons.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { QUOTA_SEASON, seasonRoutes } = contract;

/** All of them fit on a page. */
export const ALL = 100;

export const seasonsQuery = defineListQuery(seasonRoutes.list, [QUOTA_SEASON, 'list'], {
  about: ['farmer_quota'],
});
export const seasonActions = recordActions(seasonRoutes, QUOTA_SEASON);
