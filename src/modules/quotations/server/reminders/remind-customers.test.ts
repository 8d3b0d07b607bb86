import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { startMailCompany } from '#modules/notifications/server/testing/mail-company.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import {
  changeSettingsRoute,
  getSettingsRoute,
} from '#modules/quotations/contract/quotation-settings.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { send } from '#tests/support/send.ts';
import { createQuotation } from '../testing/quotations.ts';
import { remindCustomersJob } from './remind-customers.job.ts';
import { readUnanswered } from './unanswered-offers.queries.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(async () => {
  await company.reset();
  await remindBefore(3);
});

async function remindBefore(reminder_days: number) {
  const { data } = await company.administrator.ask(getSettingsRoute, {});
  await company.administrator.ask(changeSettingsRoute, { body: { ...data, reminder_days } });
}

/** An offer until 10 June 2030 that a mail server took, in a company whose clock shows that year. */
async function sentOffer(mail: object = {}, fields: object = {}) {
  const { id } = await createQuotation(company.administrator, {
    quotation_date: '2030-05-01',
    valid_until: '2030-06-10',
    contact_name: 'คุณสมศรี',
    ...fields,
  });
  const params = { id };
  await company.administrator.ask(moveQuotationRoute, { params, body: { status: 'submitted' } });
  await company.administrator.ask(routes.sendEmailRoute, {
    params,
    body: {
      recipient_email: `${id}@outside.example`,
      cc: ['boss@outside.example'],
      subject: 'ใบเสนอราคา',
      message: 'เรียน ลูกค้า',
      ...mail,
    },
  });
  await workOff(company.app.context);
  return id;
}

async function remind(now: string) {
  const clock = { now: () => new Date(now) };
  const { signal } = new AbortController();
  const run = { signal, jobId: 'test', isFirstTry: true, isLastTry: false };
  await remindCustomersJob({ ...company.app.context, clock }).run(undefined, run);
  await workOff(company.app.context);
}

const remindersOf = async (id: string) =>
  (await company.administrator.ask(routes.listMailsRoute, { params: { id } })).data.filter(
    ({ purpose }) => purpose === 'reminder',
  );

const IN_TIME = '2030-06-07T09:00:00+07:00';

it('reminds a customer once, in the morning of the day that the company chose, in the same way', async () => {
  const id = await sentOffer({ language: 'en' });
  await remind('2030-06-06T23:59:00+07:00');
  await remind('2030-06-07T08:59:00+07:00');
  expect(await remindersOf(id)).toEqual([]);
  await remind(IN_TIME);
  await remind(IN_TIME);
  await remind('2030-06-08T12:00:00+07:00');
  expect(await remindersOf(id)).toMatchObject([
    {
      recipient_email: `${id}@outside.example`,
      cc: ['boss@outside.example'],
      language: 'en',
      state: 'sent',
      sent_by_name: null,
    },
  ]);
  const [reminded] = await remindersOf(id);
  expect(reminded?.subject).toMatch(/^Quotation QT-.* is about to expire$/);
  expect(reminded?.message).toContain('valid until 10 Jun 2030');
  expect(reminded?.message).toContain('Dear คุณสมศรี');
  const [, reminder = ''] = company.mailServer.received.map(({ data }) => data);
  expect(reminder).toContain('application/pdf');
  const events = await queryRows(
    company.app,
    `select name from event_log where name = 'quotations.customer_reminded' and entity_id = $1`,
    [id],
  );
  expect(events).toHaveLength(1);
});

it('has the link that still opens the offer', async () => {
  await sentOffer();
  await remind(IN_TIME);
  const [, reminder = ''] = company.mailServer.received.map(({ data }) => data);
  const [, body = ''] = /base64\r?\n\r?\n([\w+/=\s]+?)\r?\n--/.exec(reminder) ?? [];
  const text = Buffer.from(body, 'base64').toString();
  const [, token] = /\/offer#([\w.-]+)/.exec(text) ?? [];
  const { status } = await send(company.app, {
    method: 'POST',
    path: '/v1/offers/read',
    body: { token },
  });
  expect(status).toBe(200);
});

it('never reminds who answered, who got the offer only now, nor of an offer that is over', async () => {
  const answered = await sentOffer();
  await company.administrator.ask(moveQuotationRoute, {
    params: { id: answered },
    body: { status: 'accepted' },
  });
  const late = await sentOffer();
  await queryRows(
    company.app,
    `update quotation_mails set taken_at = '2030-06-07T00:00:00+07:00' where quotation_id = $1`,
    [late],
  );
  const over = await sentOffer();
  await remind('2030-06-11T09:00:00+07:00');
  expect(await remindersOf(over)).toEqual([]);
  await remind(IN_TIME);
  expect(await remindersOf(answered)).toEqual([]);
  expect(await remindersOf(late)).toEqual([]);
});

it('a reminder that waits for the mail server does not go out once the customer has answered', async () => {
  const answered = await sentOffer();
  const open = await sentOffer();
  company.mailServer.manner = 'closing';
  await remind(IN_TIME);
  expect(await remindersOf(answered)).toMatchObject([{ state: 'queued' }]);
  await company.administrator.ask(moveQuotationRoute, {
    params: { id: answered },
    body: { status: 'accepted' },
  });
  company.mailServer.manner = 'kind';
  company.mailServer.received.length = 0;
  await company.passTime();
  await workOff(company.app.context);
  expect(await remindersOf(answered)).toMatchObject([{ state: 'cancelled', sent_at: null }]);
  expect(await remindersOf(open)).toMatchObject([{ state: 'sent' }]);
  expect(company.mailServer.received.flatMap(({ to }) => to)).not.toContain(
    `${answered}@outside.example`,
  );
});

it('no longer looks at offers of a customer whose data were erased', async () => {
  const { id: customer_id, name } = await createCustomer(company.administrator);
  const id = await sentOffer({}, { customer_id });
  await company.administrator.ask(anonymiseRoute, {
    params: { id: customer_id },
    body: { confirm_name: name, reason: 'ลูกค้าขอให้ลบข้อมูลส่วนบุคคล' },
  });
  const due = await company.app.context.database.asSystem((tx) =>
    readUnanswered(tx, new Date(IN_TIME)),
  );
  expect(due.map((offer) => offer.id)).not.toContain(id);
});

it('reminds nobody where the company does not want it, or sends no e-mail', async () => {
  const id = await sentOffer();
  await remindBefore(0);
  await remind(IN_TIME);
  await remindBefore(3);
  await company.saveChannel({ enabled: false });
  await remind(IN_TIME);
  expect(await remindersOf(id)).toEqual([]);
});

it('proposes what a mail says in the language of the document', async () => {
  const id = await sentOffer();
  const textIn = async (query: object = {}) =>
    (await company.administrator.ask(routes.mailTextRoute, { params: { id }, query })).data;
  expect(await textIn()).toMatchObject({ language: 'th' });
  expect((await textIn()).message).toContain('ยืนราคาถึงวันที่ 10 มิ.ย. 2573');
  const english = await textIn({ language: 'en' });
  expect(english.message).toContain('valid until 10 Jun 2030');
  const both = await textIn({ language: 'both' });
  expect(both.subject).toMatch(/^ใบเสนอราคา (.+) \/ Quotation \1$/);
  expect(both.message).toContain(english.message.split('Kind regards')[0]);
});
