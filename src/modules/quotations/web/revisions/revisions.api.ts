import * as routes from '#modules/quotations/contract/revisions.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const revisionsQuery = defineQuery(routes.listRevisionsRoute, [QUOTATION, 'revisions'], {
  fresh: true,
});

export const useReviseQuotation = defineAction(routes.reviseQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success: (t, { quotation_number: number }) => t('revisions.created', { number }),
  failure: 'revisions.failed',
});
