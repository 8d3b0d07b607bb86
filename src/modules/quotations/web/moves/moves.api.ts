import * as routes from '#modules/quotations/contract/moves.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { isIssuedAtOnce } from '#modules/quotations/contract/status-shown.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

export const useMoveQuotation = defineAction(routes.moveQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success: (t, moved) =>
    moved.status === 'approved' && isIssuedAtOnce(moved)
      ? t('moves.issued')
      : t('moves.done', { status: t(`statuses.${moved.status}`) }),
  failure: 'moves.failed',
});

export const useMoveQuotations = defineAction(routes.moveQuotationsRoute, texts, {
  failure: false,
});

export const useSetOrderProgress = defineAction(routes.setOrderProgressRoute, texts, {
  refreshes: [QUOTATION],
  success: 'orders.saved',
  failure: 'orders.failed',
});
