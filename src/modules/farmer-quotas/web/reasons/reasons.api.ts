import * as contract from '#modules/farmer-quotas/contract/reasons.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { QUOTA_REASON, reasonRoutes } = contract;

export const reasonsQuery = defineListQuery(reasonRoutes.list, [QUOTA_REASON, 'list']);
export const reasonActions = recordActions(reasonRoutes, QUOTA_REASON);
