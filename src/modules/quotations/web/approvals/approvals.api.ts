import * as routes from '#modules/quotations/contract/approvals.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const approvalsQuery = defineQuery(routes.listApprovalsRoute, [QUOTATION, 'approvals'], {
  fresh: true,
});

export const useApproveQuotation = defineAction(routes.approveQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success: (t, { status }) =>
    t(status === 'approved' ? 'approvals.approved' : 'approvals.passed_on'),
  failure: 'approvals.failed',
});

export const useRejectQuotation = defineAction(routes.rejectQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success: 'approvals.rejected',
  failure: 'approvals.failed',
});
