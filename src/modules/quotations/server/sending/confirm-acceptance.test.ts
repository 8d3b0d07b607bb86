import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import { startMailCompany } from '#modules/notifications/server/testing/mail-company.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { send } from '#tests/support/send.ts';
import { createQuotation } from '../testing/quotations.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(() => company.reset());

async function approved() {
  const { id } = await createQuotation(company.administrator);
  const params = { id };
  await company.administrator.ask(moveQuotationRoute, { params, body: { status: 'submitted' } });
  return params;
}

async function sendOffer(params: { readonly id: string }) {
  await company.administrator.ask(routes.sendEmailRoute, {
    params,
    body: {
      recipient_email: 'buyer@outside.example',
      cc: ['boss@outside.example'],
      subject: 'Our offer',
      message: 'Dear customer',
      language: 'en',
    },
  });
  await workOff(company.app.context);
}

async function accept(params: { readonly id: string }) {
  const { data: link } = await company.administrator.ask(routes.makeLinkRoute, { params });
  const body = { token: link.token, name: 'Somchai Jaidee' };
  const { status } = await send(company.app, { method: 'POST', path: '/v1/offers/accept', body });
  expect(status).toBe(200);
}

const mailsOf = async (params: { readonly id: string }) =>
  (await company.administrator.ask(routes.listMailsRoute, { params })).data;

it('who got an offer by e-mail gets the confirmation that it was accepted, with the amount', async () => {
  const params = await approved();
  await sendOffer(params);
  await accept(params);
  await workOff(company.app.context);
  const { data: quotation } = await company.administrator.ask(quotationRoutes.get, { params });
  const [confirmation, offer] = await mailsOf(params);
  expect(offer?.purpose).toBe('offer');
  expect(confirmation).toMatchObject({
    purpose: 'confirmation',
    recipient_email: 'buyer@outside.example',
    cc: ['boss@outside.example'],
    subject: `Quotation ${quotation.quotation_number} accepted`,
    state: 'sent',
    sent_by_name: null,
  });
  expect(confirmation?.message).toContain('accepted by Somchai Jaidee');
  const mailed = company.mailServer.received.at(-1)?.data.replaceAll(/=\r?\n/g, '') ?? '';
  expect(mailed).toContain('View the accepted quotation here:');
  expect(mailed).not.toContain('View, accept or ask');
  expect(confirmation?.message).toContain(
    `${quotation.total.toLocaleString('en-GB', { minimumFractionDigits: 2 })} baht`,
  );
});

it('the history of the customer shows that an offer was sent and accepted', async () => {
  const { id, customer_id } = await createQuotation(company.administrator);
  const params = { id };
  for (const status of ['submitted', 'sent'] as const) {
    await company.administrator.ask(moveQuotationRoute, { params, body: { status } });
  }
  await accept(params);
  const { data } = await company.administrator.ask(customerHistoryRoute, {
    params: { id: customer_id },
    query: {},
  });
  const events = data.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['quotations.sent', 'quotations.accepted']));
});

it('an offer that left otherwise is accepted without one, and so is one where e-mail was turned off', async () => {
  const onPaper = await approved();
  await company.administrator.ask(moveQuotationRoute, {
    params: onPaper,
    body: { status: 'sent' },
  });
  await accept(onPaper);
  expect(await mailsOf(onPaper)).toEqual([]);

  const byMail = await approved();
  await sendOffer(byMail);
  await company.saveChannel({ enabled: false });
  await accept(byMail);
  expect(await mailsOf(byMail)).toHaveLength(1);
});
