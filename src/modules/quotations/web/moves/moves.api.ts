import * as routes from '#modules/quotations/contract/moves.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { isIssuedAtOnce, statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { writeAsked } from './write-asked.ts';
import { texts } from '../texts.ts';

export const useMoveQuotation = defineAction(routes.moveQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success(t, moved) {
    if (moved.status === 'approved' && isIssuedAtOnce(moved)) return t('moves.issued');
    const { asked } = moved;
    if (asked.length > 0) return t('moves.submitted_to', { names: writeAsked(t, asked) });
    return t('moves.done', { status: t(`statuses.${statusShownOf(moved)}`) });
  },
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
