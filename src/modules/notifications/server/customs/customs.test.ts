import { afterAll, beforeAll, expect, it } from 'vitest';
import * as audiences from '#modules/notifications/contract/audiences.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustom, fieldProblemsOf, findCustom, sendAtOnce } from '../testing/customs.ts';

let app: TestApp;
let sender: SignedIn;
let employee: number;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const added = await addUser(app, { role: 'manager' });
  sender = await signIn(app, added);
  employee = added.employeeId ?? 0;
});
afterAll(() => app.close());

const path = (id: string, rest = '') => `/api/notification-customs/${id}${rest}`;
const create = (body: object) => sender.call('POST', '/api/notification-customs', { body });
const system = { channel: 'System', title: 'ประกาศ', message: 'พบกันวันจันทร์' } as const;
const people = (...ids: number[]) => ({ collection: 'employee' as const, entity_ids: ids });

it('a message begins as an active draft, is listed and found by its name and channel', async () => {
  const made = await createCustom(sender, { name: 'เชิญประชุมเขต 7' });
  expect(made).toMatchObject({
    status: 'Active',
    stage: 'draft',
    recipient_others: [
      { email: 'first@outside.example', phone: null },
      { email: 'second@outside.example', phone: '081-234-5678' },
    ],
    recipients_total: { count: 0 },
  });
  expect(made.code).toMatch(/^NC-\d{6}$/);
  // Nobody has set up e-mail in this company.
  expect(made.problems).toMatchObject([{ path: 'channels.0.channel' }]);
  const list = async (query: object) =>
    (await sender.ask(routes.listCustomsRoute, { query })).data.map(({ id }) => id);
  expect(await list({ search: 'เขต 7', channel: 'Email', stage: 'draft' })).toEqual([made.id]);
  expect(await list({ search: 'เขต 7', channel: 'SMS' })).toEqual([]);
});

it.each([
  [{ name: ' ' }, 'name', 'name_required'],
  [{ description: 'ก'.repeat(256) }, 'description', 'description_too_long'],
  [{ channels: [] }, 'channels', 'channel_required'],
  [{ channels: [{ channel: 'SMS' }] }, 'channels.0.message', 'message_required'],
  [{ channels: [{ ...system, title: '' }] }, 'channels.0.title', 'title_required'],
  [
    { channels: [{ ...system, message: 'ก'.repeat(501) }] },
    'channels.0.message',
    'message_too_long',
  ],
  [{ channels: [{ ...system, title: 'ก\r\nBcc: a@b.c' }] }, 'channels.0.title', 'title_has_lines'],
  [{ channels: [{ ...system, link: 'javascript:alert(1)' }] }, 'channels.0.link', 'link_invalid'],
  [{ channels: [system, system] }, 'channels', 'channel_once'],
  [{ recipients: [people(1), people(2)] }, 'recipients', 'collection_once'],
  [
    { recipient_others: [{ phone: '0812345678' }, { phone: '12-34' }] },
    'recipient_others.1.phone',
    'phone_invalid',
  ],
  [{ recipient_others: [{ email: 'a@b' }] }, 'recipient_others.0.email', 'email_invalid'],
  [{ recipient_others: [{}] }, 'recipient_others.0.email', 'outside_empty'],
  [
    { recipient_others: Array.from({ length: 5_001 }, () => ({ email: 'a@b.example' })) },
    'recipient_others',
    'outside_too_many',
  ],
])('%j is refused at its field', async (change, field, code) => {
  const answer = await create({ name: 'ประกาศ', channels: [system], ...change });
  expect(answer.status).toBe(400);
  expect(fieldProblemsOf(answer.body)).toEqual([[field, `notifications:errors.${code}`]]);
});

it('more than a request can carry is refused, and nothing is stored', async () => {
  const others = Array.from({ length: 100_000 }, (_, index) => ({
    phone: `08${10_000_000 + index}`,
  }));
  const answer = await create({ name: 'ทุกคน', channels: [system], recipient_others: others });
  expect(answer.status).toBe(413);
  const { data } = await sender.ask(routes.listCustomsRoute, { query: { search: 'ทุกคน' } });
  expect(data).toEqual([]);
});

it('people of another company are refused like ones that do not exist', async () => {
  const elsewhere = await addUser(app, { companyId: await addCompany(app) });
  const recipients = [people(elsewhere.employeeId ?? 0)];
  const answer = await create({ name: 'ประกาศ', channels: [system], recipients });
  expect(fieldProblemsOf(answer.body)).toEqual([
    ['recipients.0.entity_ids', 'notifications:errors.recipient_unknown'],
  ]);
});

it('a draft may lack texts until it is sent, and a change leaves alone what it does not name', async () => {
  const made = await createCustom(sender, {
    channels: [{ channel: 'System' }],
    recipient_others: [],
    recipients: [people(employee)],
    is_draft: true,
  });
  expect(made.problems.map((one) => one.path)).toEqual(['channels.0.title', 'channels.0.message']);
  const refused = await sender.call('PUT', path(made.id, '/send'), { body: {} });
  expect(refused.status).toBe(400);
  const { data: changed } = await sender.ask(routes.changeCustomRoute, {
    params: made,
    body: { channels: [system], updatedAt: made.updatedAt },
  });
  expect(changed).toMatchObject({ name: made.name, recipients: [people(employee)], problems: [] });
  const stale = await sender.call('PUT', path(made.id), {
    body: { name: 'อื่น', updatedAt: made.updatedAt },
  });
  expect(stale).toMatchObject({ status: 409, body: { current: { id: made.id } } });
});

it('what is sent cannot be changed, sent again or made inactive on its way; a copy is a new draft', async () => {
  const made = await createCustom(sender, { channels: [system], recipients: [people(employee)] });
  await sendAtOnce(sender, made);
  const scheduled = await findCustom(sender, made);
  expect(scheduled.stage).toBe('scheduled');
  const refusals = [
    await sender.call('PUT', path(made.id), { body: { updatedAt: scheduled.updatedAt } }),
    await sender.call('PUT', path(made.id, '/inactive')),
  ];
  expect(refusals.map(({ body }) => body)).toMatchObject([
    { code: 'notifications.custom_not_draft' },
    { code: 'notifications.custom_running' },
  ]);
  const { data: copy } = await sender.ask(routes.duplicateCustomRoute, { params: made });
  expect(copy).toMatchObject({
    name: `${made.name} (สำเนา)`,
    stage: 'draft',
    send_at: null,
    channels: made.channels,
    recipients: made.recipients,
  });
  await sender.ask(routes.cancelCustomRoute, { params: made });
});

it('only an inactive message is archived, stays readable, and is sent no more', async () => {
  const made = await createCustom(sender, { channels: [system], recipients: [people(employee)] });
  expect(await sender.call('DELETE', path(made.id))).toMatchObject({
    status: 409,
    body: { code: 'notifications.move_not_allowed' },
  });
  await sender.ask(routes.deactivateCustomRoute, { params: made });
  expect(await sender.call('PUT', path(made.id, '/send'), { body: {} })).toMatchObject({
    status: 409,
    body: { code: 'notifications.custom_not_active' },
  });
  expect((await sender.call('DELETE', path(made.id))).status).toBe(204);
  expect(await findCustom(sender, made)).toMatchObject({ status: 'Archived' });
  expect((await sender.call('PUT', path(made.id, '/active'))).status).toBe(409);
  const inArchive = await sender.ask(routes.listCustomsRoute, { query: { status: 'Archived' } });
  expect(inArchive.data.map(({ id }) => id)).toContain(made.id);
});

it('an audience is saved under a name of its own, read and deleted', async () => {
  const body = {
    name: 'เจ้าหน้าที่ชาวไร่',
    recipients: [people(employee)],
    recipient_others: [{ phone: '0812345678' }],
  };
  const { data: saved } = await sender.ask(audiences.createAudienceRoute, { body });
  expect(saved).toMatchObject({ outside: 1, recipients: body.recipients });
  const again = await sender.call('POST', '/api/notification-audiences', { body });
  expect(fieldProblemsOf(again.body)).toEqual([['name', 'platform:validation.taken']]);
  const names = async () =>
    (await sender.ask(audiences.listAudiencesRoute, {})).data.map(({ name }) => name);
  expect(await names()).toEqual([body.name]);
  await sender.ask(audiences.deleteAudienceRoute, { params: saved });
  expect(await names()).toEqual([]);
});
