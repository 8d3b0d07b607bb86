import { once } from 'node:events';
import { readCompanyProfile } from '#modules/companies/server/public.ts';
import * as routes from '#modules/quotations/contract/offer-page.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { paperFile, type PrintContext } from '../paper/paper-file.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { confirmAcceptance } from '../sending/confirm-acceptance.ts';
import { answerOffer, askAboutOffer, type Visitor } from './answer-offer.ts';
import { findLink, noteView } from '../offer-links/offer-links.ts';
import { readToken } from '../offer-links/offer-token.ts';
import { listAnswers, readOffer } from './read-offer.ts';

/** Nobody can guess a link; attempts are slowed down all the same. */
const LIMIT = { perMinute: 60 } as const;

interface From {
  readonly token: string;
  readonly visitor: Pick<Visitor, 'language' | 'requestId'>;
}

type Link = Awaited<ReturnType<typeof findLink>>;

/** What customers do behind a link to their offer, and what the company sees of it. */
export function serveOfferPage(
  serve: Serve,
  context: PrintContext & Pick<Context, 'clock' | 'database' | 'translator'>,
): void {
  const { clock, database, translator } = context;

  serve.outside(
    routes.readOfferRoute,
    ({ body, visitor }) =>
      behindLink({ ...body, visitor }, (tx, customer, link) => noteView(tx, customer, link)),
    LIMIT,
  );

  serve.outside(
    routes.acceptOfferRoute,
    ({ body: { token, ...said }, visitor }) =>
      behindLink({ token, visitor }, async (tx, customer, link) => {
        const now = clock.now();
        await answerOffer(tx, customer, { ...said, link, kind: 'accepted', text: '', now });
        await confirmAcceptance(tx, customer, {
          id: link.quotation_id,
          acceptedBy: said.name,
          now,
          translator,
        });
      }),
    LIMIT,
  );

  serve.outside(
    routes.rejectOfferRoute,
    ({ body: { token, name, reason: text }, visitor }) =>
      behindLink({ token, visitor }, (tx, customer, link) =>
        answerOffer(tx, customer, {
          name,
          text,
          link,
          kind: 'rejected',
          signature: '',
          now: clock.now(),
        }),
      ),
    LIMIT,
  );

  serve.outside(
    routes.askAboutOfferRoute,
    ({ body: { token, name, question: text }, visitor }) =>
      behindLink({ token, visitor }, (tx, customer, link) =>
        askAboutOffer(tx, customer, { link, name, text }),
      ),
    LIMIT,
  );

  serve.outside(
    routes.offerPdfRoute,
    async ({ body: { token }, visitor, reply }) => {
      const customer = customerOf({ token, visitor });
      const { quotation_id: id } = await database.inCompany(
        customer,
        (tx) => findLink(tx, { token, now: clock.now() }),
        { readOnly: true },
      );
      const file = await paperFile(context, customer, { id, look: {} });
      if ('storage_key' in file) await once(file.content, 'open');
      return sendFile(reply, file);
    },
    LIMIT,
  );

  serve.transaction(routes.listAnswersRoute, async ({ tx, scope, params: { id } }) => {
    await quotationKeeper.find(tx, scope, id);
    return success(await listAnswers(tx, scope, { id, order: 'newest' }));
  });

  /** Does something in the company of the link, and answers the offer as it is then. */
  async function behindLink(
    from: From,
    work: (tx: Transaction, customer: Visitor, link: Link) => Promise<void>,
  ) {
    const customer = customerOf(from);
    const now = clock.now();
    const offer = await database.inCompany(customer, async (tx) => {
      const link = await findLink(tx, { token: from.token, now });
      await work(tx, customer, link);
      return readOffer(tx, customer, { id: link.quotation_id, now });
    });
    const company = await readCompanyProfile(database, customer.companyId);
    return success({ ...offer, company });
  }
}

/** Nobody of the company: a customer acts without an account. */
function customerOf({ token, visitor: { language, requestId } }: From): Visitor {
  const company = readToken(token);
  if (company === undefined) throw routes.offerErrors.link_unusable();
  return { companyId: company.companyId, userId: null, employeeId: null, language, requestId };
}
