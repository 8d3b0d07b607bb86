import * as customerRoutes from '#modules/customers/contract/customers.ts';
import * as routes from '#modules/customers/contract/merges.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { CUSTOMER } = customerRoutes;

/** What a merge would do. */
export const mergePreviewQuery = defineQuery(routes.mergeRoute, [CUSTOMER, 'merge'], {
  fresh: true,
});
export const mergesQuery = defineQuery(routes.listMergesRoute, [CUSTOMER, 'merges'], {
  fresh: true,
});

export const useMerge = defineAction(routes.mergeRoute, texts, {
  refreshes: [CUSTOMER],
  success: (t, { customer: { name } }) => t('merges.done', { name }),
  failure: 'merges.failed',
});

export const useUndoMerge = defineAction(routes.undoMergeRoute, texts, {
  refreshes: [CUSTOMER],
  success: 'merges.undone',
  failure: 'merges.undo_failed',
});
