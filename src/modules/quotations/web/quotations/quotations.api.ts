import * as contract from '#modules/quotations/contract/quotations.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { quotationRoutes } = contract;
const { query: _query, ...deletion } = quotationRoutes.delete;

export const quotationsQuery = defineListQuery(quotationRoutes.list, [QUOTATION, 'list']);
export const quotationQuery = defineQuery(quotationRoutes.get, [QUOTATION, 'detail'], {
  fresh: true,
});
export const nextNumberQuery = defineQuery(
  contract.generateNumberRoute,
  [QUOTATION, 'next-number'],
  { fresh: true },
);
export const priceChangesQuery = defineQuery(
  contract.priceChangesRoute,
  [QUOTATION, 'price-changes'],
  { fresh: true },
);

export const useCreateQuotation = defineAction(quotationRoutes.create, texts, {
  refreshes: [QUOTATION],
  success: (t, { quotation_number: number }) => t('form.created', { number }),
  failure: 'form.create_failed',
});

export const useUpdateQuotation = defineAction(quotationRoutes.update, texts, {
  refreshes: [QUOTATION],
  success: 'form.updated',
  failure: 'form.update_failed',
});

export const useDeleteQuotation = defineAction(deletion, texts, {
  refreshes: [QUOTATION],
  success: 'detail.deleted',
  failure: 'detail.delete_failed',
});

export const useDuplicateQuotation = defineAction(contract.duplicateQuotationRoute, texts, {
  refreshes: [QUOTATION],
  success: (t, { quotation_number: number }) => t('form.created', { number }),
  failure: 'form.create_failed',
});
