import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#modules/customers/contract/activities.ts';
import { CUSTOMER, customerRoutes } from '#modules/customers/contract/customers.ts';
import { customerHistoryRoute } from '#modules/customers/contract/history.ts';
import { listFilesRoute, uploadFileRoute } from '#platform/contract/attachments.ts';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustomer } from '../testing/customers.ts';

let app: TestApp;
let keeper: SignedIn;
let owner_id: number | null;

beforeAll(async () => {
  app = await startTestApp();
  const user = await addUser(app, { role: 'manager', username: 'วิภา' });
  owner_id = user.employeeId;
  keeper = await signIn(app, user);
});
afterAll(() => app.close());

const add = (id: string, body: object = {}) =>
  keeper.ask(contract.addActivityRoute, { params: { id }, body: { subject: 'โทรหา', ...body } });
const inDays = (days: number) => dayInBangkok(new Date(Date.now() + days * 24 * 3600 * 1000));
const finish = (
  id: string,
  { id: activity_id, updated_at }: contract.CustomerActivity,
  done: boolean,
) =>
  keeper.ask(contract.finishActivityRoute, {
    params: { id, activity_id },
    body: { done, updated_at },
  });
const own = async (customerId: string) => {
  const { data } = await keeper.ask(contract.listOwnActivitiesRoute, {});
  return data.filter(({ customer }) => customer.id === customerId).map(({ subject }) => subject);
};
const historyOf = async (id: string) =>
  (await keeper.ask(customerHistoryRoute, { params: { id }, query: {} })).data;

it('one with a day is open until it is done, one without is over', async () => {
  const { id } = await createCustomer(keeper);
  const note = await add(id);
  expect(note.done_at).not.toBeNull();
  expect(note.created_by_name).toBe('วิภา ทดสอบ');
  const planned = await add(id, { activity_type: 'meeting', due_on: inDays(1), owner_id });
  expect([planned.done_at, planned.owner_name]).toEqual([null, 'วิภา ทดสอบ']);
  const done = await finish(id, planned, true);
  expect(done.done_at).not.toBeNull();
  const reopened = await finish(id, done, false);
  expect(reopened.done_at).toBeNull();
  const { data } = await keeper.ask(contract.listActivitiesRoute, { params: { id } });
  expect(data.map((activity) => activity.id)).toEqual([planned.id, note.id]);
  const params = { id, activity_id: note.id };
  await keeper.ask(contract.removeActivityRoute, { params });
  const events = (await historyOf(id)).map(({ event }) => event.replace('customers.', ''));
  expect(events).toEqual([
    'activity_removed',
    'activity_reopened',
    'activity_done',
    'activity_added',
    'activity_added',
    'created',
  ]);
});

it('a call is written down together with what follows it, about the same subject unless another is given', async () => {
  const { id } = await createCustomer(keeper);
  const call = { activity_type: 'call', details: 'ขอส่วนลด', owner_id } as const;
  await add(id, { ...call, follow_up_on: inDays(7) });
  await add(id, { ...call, follow_up_on: inDays(1), follow_up: 'ส่งใบเสนอราคา' });
  const { data } = await keeper.ask(contract.listActivitiesRoute, { params: { id } });
  const open = { done_at: null, details: '', owner_id, activity_type: 'call' };
  expect(data).toMatchObject([
    { ...open, subject: 'ส่งใบเสนอราคา', due_on: inDays(1) },
    { ...open, subject: 'โทรหา', due_on: inDays(7) },
    { subject: 'โทรหา', due_on: null },
    { subject: 'โทรหา', due_on: null },
  ]);
  const refused = await keeper.call('POST', `/v1/customers/${id}/activities`, {
    body: { subject: 'โทรหา', follow_up: 'ส่งใบเสนอราคา' },
  });
  expect(refused.body).toMatchObject({ fields: [{ path: 'follow_up_on' }] });
});

it('open ones that are due within two weeks are listed for their owner, by day', async () => {
  const { id } = await createCustomer(keeper);
  await add(id, { subject: 'พรุ่งนี้', due_on: inDays(1), owner_id });
  await add(id, { subject: 'สัปดาห์หน้า', due_on: inDays(13), owner_id });
  const overdue = await add(id, { subject: 'เมื่อวาน', due_on: inDays(-1), owner_id });
  await add(id, { subject: 'เดือนหน้า', due_on: inDays(30), owner_id });
  await add(id, { subject: 'ไม่มีผู้รับผิดชอบ', due_on: inDays(1) });
  expect(await own(id)).toEqual(['เมื่อวาน', 'พรุ่งนี้', 'สัปดาห์หน้า']);
  await finish(id, overdue, true);
  expect(await own(id)).toEqual(['พรุ่งนี้', 'สัปดาห์หน้า']);
  await keeper.ask(customerRoutes.delete, { params: { id } });
  expect(await own(id)).toEqual([]);
});

it('an owner who is no employee is refused, and so is an activity of another customer', async () => {
  const [one, other] = [await createCustomer(keeper), await createCustomer(keeper)];
  const refused = await keeper.call('POST', `/v1/customers/${one.id}/activities`, {
    body: { subject: 'ก', owner_id: 999_999 },
  });
  expect(refused.body).toMatchObject({ fields: [{ path: 'owner_id' }] });
  const { id } = await add(one.id);
  const path = `/v1/customers/${other.id}/activities/${id}`;
  expect((await keeper.call('DELETE', path)).status).toBe(404);
});

it('files are attached to a customer, and its history says so', async () => {
  const { id } = await createCustomer(keeper);
  const body = new FormData();
  body.append('entity_type', CUSTOMER);
  body.append('entity_id', id);
  body.append('file', new Blob(['ก']), 'หนังสือรับรอง.txt');
  expect((await keeper.call('POST', uploadFileRoute.path, { body })).status).toBe(201);
  const query = { entity_type: CUSTOMER, entity_id: id };
  const { data } = await keeper.ask(listFilesRoute, { query });
  expect(data.map(({ name }) => name)).toEqual(['หนังสือรับรอง.txt']);
  expect((await historyOf(id))[0]?.event).toBe('platform.file_attached');
});

it('the history names an account that is no employee by its username', async () => {
  const account = { role: 'manager', username: 'ผู้สอบบัญชี', employee: false } as const;
  const auditor = await signIn(app, await addUser(app, account));
  const { id } = await createCustomer(auditor);
  expect((await historyOf(id)).map(({ who }) => who)).toEqual(['ผู้สอบบัญชี']);
});

it('the history names places and choices in words, in both languages', async () => {
  const { id } = await createCustomer(keeper, {
    province_id: 40,
    district_id: 4007,
    subdistrict_id: 400_701,
  });
  const changes = async (language: string) => {
    const { body } = await keeper.call('GET', `/v1/customers/${id}/history`, {
      headers: { 'accept-language': language },
    });
    const { data } = customerHistoryRoute.answers[200].parse(body);
    return new Map(data.at(-1)?.changes.map(({ field, after }) => [field, after]));
  };
  const thai = await changes('th');
  expect(
    ['province_id', 'district_id', 'subdistrict_id', 'customer_type'].map((field) =>
      thai.get(field),
    ),
  ).toEqual(['ขอนแก่น', 'น้ำพอง', 'น้ำพอง', 'บุคคล']);
  const english = await changes('en');
  expect(['province_id', 'customer_type'].map((field) => english.get(field))).toEqual([
    'Khon Kaen',
    'Person',
  ]);
});

it('the search over everything finds what one has still to do, and nobody else', async () => {
  const { id, name } = await createCustomer(keeper);
  const subject = `โทรกลับเรื่องราคากากน้ำตาล ${id}`;
  const planned = await add(id, { subject, due_on: inDays(8), owner_id });
  const find = async (who: SignedIn) =>
    (await who.ask(searchRoute, { query: { q: `กากน้ำตาล ${id.slice(-12)}` } })).data;
  expect(await find(keeper)).toEqual([
    { entity: 'customer_activity', id: planned.id, name: subject, detail: name, within: id },
  ]);
  expect(await find(await signIn(app, await addUser(app, { role: 'manager' })))).toEqual([]);
  await finish(id, planned, true);
  expect(await find(keeper)).toEqual([]);
});
