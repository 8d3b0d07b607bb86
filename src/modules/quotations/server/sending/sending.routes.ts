import { enabledChannels } from '#modules/notifications/server/public.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { success } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listLinks, makeLink, refuseUnsendable, revokeLink } from '../offer-page/offer-links.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { listQuotationMails } from './mails.queries.ts';
import { writeMailText } from './mail-text.ts';
import { prepareSending, type SendingContext } from './send-quotation.ts';

/** How quotations reach customers. */
export function serveSending(serve: Serve, context: SendingContext): void {
  serve.prepared(routes.sendEmailRoute, async ({ scope, params: { id }, body: input }) => {
    const send = await prepareSending(context, scope, { id, input });
    return async (tx) => {
      const mailId = await send(tx);
      const mails = await listQuotationMails(tx, scope, id);
      const mail = mails.find((one) => one.id === mailId);
      if (mail === undefined) throw new Error('The mail was not found');
      return success(mail);
    };
  });

  serve.transaction(routes.mailTextRoute, async ({ tx, scope, params: { id }, query }) => {
    const quotation = await quotationKeeper.find(tx, scope, id);
    const [last] = await listQuotationMails(tx, scope, id);
    const language = query.language ?? last?.language ?? scope.language;
    return success({
      language,
      ...writeMailText(context, { kind: 'offer', quotation, language }),
      mail_enabled: (await enabledChannels(tx, scope)).has('Email'),
    });
  });

  serve.transaction(routes.listMailsRoute, async ({ tx, scope, params: { id } }) => {
    await quotationKeeper.find(tx, scope, id);
    return success(await listQuotationMails(tx, scope, id));
  });

  serve.transaction(routes.makeLinkRoute, async ({ tx, scope, params: { id } }) => {
    const quotation = await quotationKeeper.lock(tx, scope, id);
    refuseUnsendable(quotation, context.clock.now());
    const made = await makeLink(tx, scope, { ...context, quotation });
    const link = (await listLinks(tx, scope, id)).find((one) => one.id === made.id);
    if (link === undefined) throw errors.not_found();
    return success({ ...link, token: made.token });
  });

  serve.transaction(routes.listLinksRoute, async ({ tx, scope, params: { id } }) => {
    await quotationKeeper.find(tx, scope, id);
    return success(await listLinks(tx, scope, id));
  });

  serve.transaction(routes.revokeLinkRoute, async ({ tx, scope, params }) => {
    await revokeLink(tx, scope, { id: params.id, linkId: params.link_id });
    return undefined;
  });
}
