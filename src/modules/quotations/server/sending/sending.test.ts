import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import { createCustomer } from '#modules/customers/server/testing/customers.ts';
import { startMailCompany } from '#modules/notifications/server/testing/mail-company.ts';
import { workOff } from '#modules/notifications/server/testing/work-off.ts';
import { moveQuotationRoute } from '#modules/quotations/contract/moves.ts';
import { listAnswersRoute, offerLimits } from '#modules/quotations/contract/offer-page.ts';
import { showPaperRoute } from '#modules/quotations/contract/paper.ts';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import { reviseQuotationRoute } from '#modules/quotations/contract/revisions.ts';
import * as routes from '#modules/quotations/contract/sending.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { begin, send } from '#tests/support/send.ts';
import { remindOfOffersJob } from '../reminders/remind-of-offers.job.ts';
import { createQuotation } from '../testing/quotations.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(() => company.reset());

const moved = (id: string, status: 'submitted' | 'sent') =>
  company.administrator.ask(moveQuotationRoute, { params: { id }, body: { status } });

async function approved() {
  const { id } = await createQuotation(company.administrator);
  await moved(id, 'submitted');
  return id;
}

const statusOf = async (id: string) =>
  (await company.administrator.ask(quotationRoutes.get, { params: { id } })).data.status;

const mail = {
  recipient_email: 'buyer@outside.example',
  subject: 'ใบเสนอราคา',
  message: 'เรียน ลูกค้า',
};
const sendMail = (id: string, body: object = {}) =>
  company.administrator.ask(routes.sendEmailRoute, { params: { id }, body: { ...mail, ...body } });
const mailsOf = async (id: string) =>
  (await company.administrator.ask(routes.listMailsRoute, { params: { id } })).data;

const linkTo = async (id: string) =>
  (await company.administrator.ask(routes.makeLinkRoute, { params: { id } })).data;

/** A customer without an account. */
const visit = (act: string, body: object) =>
  send(company.app, { method: 'POST', path: `/v1/offers/${act}`, body });

async function pdfOf(id: string, query = '') {
  const path = `/v1/quotations/${id}/export-pdf${query}`;
  const { jwt, companyId } = company.administrator;
  const headers = { authorization: `Bearer ${jwt}`, 'x-company-id': String(companyId) };
  const { body } = await begin(company.app, { method: 'GET', path, headers });
  return Buffer.from(await body.arrayBuffer());
}

it('is sent once a mail server took the mail, with the frozen file and a link that is stored nowhere', async () => {
  const id = await approved();
  const { data: queued } = await sendMail(id, { cc: ['boss@outside.example'] });
  expect(queued).toMatchObject({ state: 'queued', message: mail.message });
  expect(await statusOf(id)).toBe('approved');
  await workOff(company.app.context);
  expect(await statusOf(id)).toBe('sent');
  expect(await mailsOf(id)).toMatchObject([{ state: 'sent', cc: ['boss@outside.example'] }]);
  const data = company.mailServer.received[0]?.data ?? '';
  expect(data).toContain('application/pdf');
  // A text is sent as base64 where its letters are mostly Thai, which those of the token decide here.
  const text = Buffer.from(/base64\r?\n\r?\n([\w+/=\s]+?)\r?\n--/.exec(data)?.[1] ?? '', 'base64');
  const token = /\/offer#([\w.=-]+)/.exec(
    `${text.toString()}\n${data.replaceAll(/=\r?\n/g, '')}`,
  )?.[1];
  expect((await visit('read', { token })).status).toBe(200);
  const rows = await queryRows<{ all: string }>(
    company.app,
    `select r::text as all from notification_records r union all select l::text from quotation_links l
     union all select e::text from event_log e`,
    [],
  );
  expect(rows.filter((row) => row.all.includes(token ?? 'none'))).toEqual([]);

  const { data: paper } = await company.administrator.ask(showPaperRoute, { params: { id } });
  const [frozen] = paper.frozen;
  await queryRows(company.app, `update companies set name_th = name_th || ' ใหม่' where id = 1`, []);
  const pdf = await pdfOf(id, '?language=en');
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(frozen?.sha256);
});

it('before it is written it is known whether the company sends e-mail, and without that none is queued', async () => {
  const id = await approved();
  const text = () => company.administrator.ask(routes.mailTextRoute, { params: { id }, query: {} });
  expect(await text()).toMatchObject({ data: { mail_enabled: true } });
  await company.saveChannel({ enabled: false });
  expect(await text()).toMatchObject({ data: { mail_enabled: false } });
  await expect(sendMail(id)).rejects.toThrow('mail_not_enabled');
});

it('a refused address leaves it approved, and says so, also to the owner who sent it', async () => {
  company.mailServer.manner = 'unknown_recipient';
  const id = await approved();
  await sendMail(id);
  await workOff(company.app.context);
  expect(JSON.stringify(await readInbox(company.app, company.administrator))).toContain(id);
  expect(await statusOf(id)).toBe('approved');
  expect(await mailsOf(id)).toMatchObject([{ state: 'bounced' }]);
});

it('while the mail server is down it stays approved, and is sent when the server is back', async () => {
  company.mailServer.manner = 'closing';
  const id = await approved();
  await sendMail(id);
  await workOff(company.app.context);
  expect(await statusOf(id)).toBe('approved');
  expect(await mailsOf(id)).toMatchObject([{ state: 'queued' }]);
  company.mailServer.manner = 'kind';
  await company.passTime();
  await workOff(company.app.context);
  expect(await statusOf(id)).toBe('sent');
});

it('of sending and revising at the same moment the revision stays, whichever is quicker', async () => {
  const refusals = new Set<string>();
  for (let time = 0; time < 6; time += 1) {
    const id = await approved();
    const revise = company.administrator.ask(reviseQuotationRoute, { params: { id } });
    const [sent, revised] = await Promise.allSettled([sendMail(id), revise]);
    expect(revised.status).toBe('fulfilled');
    if (sent.status === 'rejected') refusals.add(String(sent.reason));
    await workOff(company.app.context);
    expect(await statusOf(id)).toBe('superseded');
  }
  for (const refusal of refusals) expect(refusal).toContain('not_sendable');
});

it('a revision that is made meanwhile is not overtaken by the mail of the older one', async () => {
  const id = await approved();
  await sendMail(id);
  await company.administrator.ask(reviseQuotationRoute, { params: { id } });
  await workOff(company.app.context);
  expect(await statusOf(id)).toBe('superseded');
  expect(await mailsOf(id)).toMatchObject([{ state: 'cancelled' }]);
  expect(company.mailServer.received).toEqual([]);
});

it('drafts are not sent, and what was marked as sent is frozen when it is first downloaded', async () => {
  const { id: draft } = await createQuotation(company.administrator);
  await expect(sendMail(draft)).rejects.toThrow('not_sendable');
  const id = await approved();
  await moved(id, 'sent');
  const first = await pdfOf(id);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdfOf(id)).equals(first)).toBe(true);
});

it('a customer accepts once, with a name and a drawn signature; the second answer is refused', async () => {
  const id = await approved();
  await moved(id, 'sent');
  const { token } = await linkTo(id);
  const opened = await visit('read', { token });
  expect(opened.body).toMatchObject({ data: { state: 'open', total: 107 } });
  const accepted = await visit('accept', { token, name: 'สมชาย', signature: 'M10 10 L20 30' });
  expect(accepted.body).toMatchObject({ data: { state: 'accepted' } });
  expect(await statusOf(id)).toBe('accepted');
  expect((await visit('reject', { token, name: 'สมชาย', reason: 'แพง' })).status).toBe(409);
  const { data: answers } = await company.administrator.ask(listAnswersRoute, { params: { id } });
  expect(answers).toMatchObject([{ kind: 'accepted', name: 'สมชาย', signature: 'M10 10 L20 30' }]);
  const { data: links } = await company.administrator.ask(routes.listLinksRoute, {
    params: { id },
  });
  expect(links[0]?.viewed_at).not.toBeNull();
});

it('a customer rejects with a reason and asks so many questions', async () => {
  const id = await approved();
  await moved(id, 'sent');
  const { token } = await linkTo(id);
  const ask = () => visit('questions', { token, name: 'สมหญิง', question: 'ส่งเมื่อไร' });
  for (let asked = 0; asked < offerLimits.questions; asked += 1)
    expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(409);
  expect((await visit('reject', { token, name: 'สมหญิง', reason: '' })).status).toBe(400);
  await visit('reject', { token, name: 'สมหญิง', reason: 'แพงเกินไป' });
  const { data } = await company.administrator.ask(quotationRoutes.get, { params: { id } });
  expect(data).toMatchObject({
    status: 'rejected',
    rejected_by: 'customer',
    status_reason: 'แพงเกินไป',
  });
});

it('a forged, a revoked and an expired link answer alike', async () => {
  const id = await approved();
  await moved(id, 'sent');
  const { id: linkId, token } = await linkTo(id);
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const refused = await visit('read', { token: forged });
  expect(refused.status).toBe(404);
  const elsewhere = await visit('read', { token: `999.${token.split('.')[1]}` });
  await company.administrator.ask(routes.revokeLinkRoute, { params: { id, link_id: linkId } });
  const revoked = await visit('read', { token });
  const other = await linkTo(id);
  await queryRows(company.app, `update quotation_links set expires_at = now() where id = $1`, [
    other.id,
  ]);
  const expired = await visit('read', { token: other.token });
  const said = [refused, elsewhere, revoked, expired].map(({ status, body }) => [
    status,
    code(body),
  ]);
  expect(new Set(said.map(String)).size).toBe(1);
});

it('who the customer was is erased with its data: in papers, mails, answers and histories', async () => {
  const { id: customer_id, name } = await createCustomer(company.administrator, {
    customer_type: 'organization',
    company_name: 'ห้างลบทิ้งจำกัด',
  });
  const { id } = await createQuotation(company.administrator, {
    customer_id,
    contact_name: 'คุณผู้ถูกลบ',
  });
  await moved(id, 'submitted');
  await sendMail(id, { recipient_email: 'erase-me@outside.example', message: `เรียน ${name}` });
  await workOff(company.app.context);
  const { token } = await linkTo(id);
  await visit('questions', { token, name: 'คุณผู้ถูกลบ', question: 'ถึง ห้างลบทิ้งจำกัด' });
  await visit('reject', { token, name: 'คุณผู้ถูกลบ', reason: 'ห้างลบทิ้งจำกัด ไม่ซื้อ' });
  await workOff(company.app.context);
  const tables = [
    'quotations',
    'quotation_papers',
    'quotation_answers',
    'stored_files',
    'event_log',
    'inbox_items',
    'notification_records',
    'notification_deliveries',
    'idempotency_keys',
  ];
  const find = async () => {
    const parts = tables.map(
      (table) => `select '${table}' as place from ${table} t
        where t::text ~ 'ห้างลบทิ้งจำกัด|คุณผู้ถูกลบ|erase-me@outside.example'`,
    );
    const rows = await queryRows<{ place: string }>(company.app, parts.join(' union '), []);
    return rows.map(({ place }) => place);
  };
  expect(await find()).toEqual(expect.arrayContaining(['quotation_papers', 'quotation_answers']));
  await company.administrator.ask(anonymiseRoute, {
    params: { id: customer_id },
    body: { confirm_name: name, reason: 'ลูกค้าขอให้ลบข้อมูลส่วนบุคคล' },
  });
  expect(await find()).toEqual([]);
  expect((await pdfOf(id)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('owners are reminded once of each offer that ends within three days and has no answer', async () => {
  const offer = async (valid_until: string) => {
    const dates = { quotation_date: '2030-05-01', valid_until };
    const { id } = await createQuotation(company.administrator, dates);
    await moved(id, 'submitted');
    return id;
  };
  const ids = {
    over: await offer('2030-05-31'),
    today: await offer('2030-06-01'),
    near: await offer('2030-06-04'),
    far: await offer('2030-06-05'),
    answered: await offer('2030-06-02'),
  };
  await moved(ids.answered, 'sent');
  const { token } = await linkTo(ids.answered);
  await visit('accept', { token, name: 'สมชาย' });
  const remind = async (now: string) => {
    const clock = { now: () => new Date(now) };
    const { signal } = new AbortController();
    const run = { signal, jobId: 'test', isFirstTry: true, isLastTry: false };
    await remindOfOffersJob({ ...company.app.context, clock }).run(undefined, run);
    const rows = await queryRows<{ entity_id: string }>(
      company.app,
      `select entity_id from event_log where name = 'quotations.expiring' and entity_id = any($1)`,
      [Object.values(ids)],
    );
    return rows.map(({ entity_id }) => entity_id).toSorted();
  };
  const [today, near, far] = [ids.today, ids.near, ids.far];
  expect(await remind('2030-06-01T10:00:00+07:00')).toEqual([today, near].toSorted());
  expect(await remind('2030-06-01T23:59:59+07:00')).toEqual([today, near].toSorted());
  expect(await remind('2030-06-02T00:00:00+07:00')).toEqual([today, near, far].toSorted());
});

function code(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
