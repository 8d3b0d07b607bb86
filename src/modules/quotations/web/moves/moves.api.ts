import * as routes from '#modules/quotations/contract/moves.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { isIssuedAtOnce } from '#modules/quotations/contract/status-shown.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { formatAlternatives } from '#platform/web/i18n/formats.ts';
import { texts, type QuotationTexts } from '../texts.ts';

export const useMoveQuotation = defineAction(routes.moveQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success(t, moved) {
    if (moved.status === 'approved' && isIssuedAtOnce(moved)) return t('moves.issued');
    if (moved.asked.length > 0) return t('moves.submitted_to', { names: writeAsked(t, moved) });
    return t('moves.done', { status: t(`statuses.${moved.status}`) });
  },
  failure: 'moves.failed',
});

/** So many are named. */
const NAMED = 3;

function writeAsked(t: QuotationTexts, { asked }: { readonly asked: readonly string[] }): string {
  const more = asked.length - NAMED;
  const others = more > 0 ? [t('moves.others', { count: more })] : [];
  return formatAlternatives([...asked.slice(0, NAMED), ...others]);
}

export const useMoveQuotations = defineAction(routes.moveQuotationsRoute, texts, {
  failure: false,
});

export const useSetOrderProgress = defineAction(routes.setOrderProgressRoute, texts, {
  refreshes: [QUOTATION],
  success: 'orders.saved',
  failure: 'orders.failed',
});
