import { readCompanyProfile } from '#modules/companies/server/public.ts';
import { enabledChannels } from '#modules/notifications/server/public.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { success } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listLinks, makeLink, refuseUnsendable, revokeLink } from '../offer-links/offer-links.ts';
import { findLetterhead } from '../paper/letterhead.queries.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { listQuotationMails } from './mails.queries.ts';
import { writeMailText } from './mail-text.ts';
import { prepareSending, type SendingContext } from './send-quotation.ts';

/** How quotations reach customers. */
export function serveSending(serve: Serve, context: SendingContext): void {
  const { database } = context;

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

  serve.outside(routes.mailTextRoute, async ({ scope, params: { id }, query }) => {
    const profile = await readCompanyProfile(database, scope.companyId);
    return database.inCompany(
      scope,
      async (tx) => {
        const [last] = await listQuotationMails(tx, scope, id);
        const language = query.language ?? last?.language ?? scope.language;
        const main = language === 'en' ? 'en' : 'th';
        const quotation = await quotationKeeper.find(tx, { ...scope, language: main }, id);
        const { phone } = await findLetterhead(tx, scope);
        const signature = [quotation.owner_name ?? '', profile[`name_${main}`], phone];
        return success({
          language,
          ...writeMailText(context, { purpose: 'offer', quotation, language, signature }),
          mail_enabled: (await enabledChannels(tx, scope)).has('Email'),
        });
      },
      { readOnly: true },
    );
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
