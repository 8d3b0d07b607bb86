import * as offers from '#modules/quotations/contract/offer-page.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const mailsQuery = defineQuery(routes.listMailsRoute, [QUOTATION, 'mails']);
export const mailTextQuery = defineQuery(routes.mailTextRoute, [QUOTATION, 'mail text'], {
  fresh: true,
});
export const linksQuery = defineQuery(routes.listLinksRoute, [QUOTATION, 'links']);
export const answersQuery = defineQuery(offers.listAnswersRoute, [QUOTATION, 'answers']);

export const useSendEmail = defineAction(routes.sendEmailRoute, texts, {
  refreshes: [QUOTATION],
  success: 'sending.queued_notice',
  failure: 'sending.failed',
});

export const useMakeLink = defineAction(routes.makeLinkRoute, texts, {
  refreshes: [QUOTATION],
  success: 'sending.link_made',
  failure: 'sending.link_failed',
});

export const useRevokeLink = defineAction(routes.revokeLinkRoute, texts, {
  refreshes: [QUOTATION],
  success: 'sending.revoked',
  failure: 'sending.revoke_failed',
});
