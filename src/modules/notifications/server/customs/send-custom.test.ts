import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customFunnelRoute } from '#modules/notifications/contract/custom-figures.ts';
import * as routes from '#modules/notifications/contract/customs.ts';
import { changePreferencesRoute } from '#modules/notifications/contract/preferences.ts';
import * as recordRoutes from '#modules/notifications/contract/records.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createCustom, fieldProblemsOf, findCustom, sendAtOnce } from '../testing/customs.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { workOff } from '../testing/work-off.ts';
import { workOnCustoms } from './work-on-customs.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;
let sender: SignedIn;

beforeAll(async () => {
  company = await startMailCompany();
  sender = company.administrator;
});
afterAll(() => company.close());
beforeEach(async () => {
  await company.reset();
  await company.saveChannel({ per_minute: 100_000 });
});

const arrived = () => company.mailServer.received.flatMap(({ to }) => to).toSorted();
const people = (...ids: number[]) => ({ collection: 'employee' as const, entity_ids: ids });
const outside = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ email: `person-${index}@outside.example` }));

/** Works a while, as long as a process lives that dies after so many transactions. */
async function workSteps(many: number) {
  const { signal } = new AbortController();
  for (let step = 0; step < many; step += 1) {
    await workOnCustoms({ context: company.app.context, onWritten: () => undefined }, signal);
  }
}

it('goes to everybody once, however often they are named, and says what became of it', async () => {
  await company.giveAddress('reader@test.example');
  const made = await createCustom(sender, {
    recipients: [people(company.reader.employeeId ?? 0)],
    recipient_others: [
      { email: 'Reader@test.example' },
      { email: 'one@outside.example' },
      { email: 'ONE@outside.example' },
      { phone: '081-234-5678' },
    ],
  });
  await sendAtOnce(sender, made);
  await workOff(company.app.context);
  expect(arrived()).toEqual(['one@outside.example', 'reader@test.example']);
  expect(company.mailServer.received[0]?.data).toContain('https://office.test.example/meeting');
  expect(await findCustom(sender, made)).toMatchObject({
    stage: 'sent',
    people: 5,
    recipients_total: { count: 3, sent: 2, skipped: 1, failed: 0 },
  });
  const { data: funnel } = await sender.ask(customFunnelRoute, { params: made });
  expect(funnel).toMatchObject([{ channel: 'Email', count: 3, sent: 2 }]);
  const { data: recipients } = await sender.ask(recordRoutes.listRecipientsRoute, {
    query: { record_id: funnel[0]?.record_id ?? '' },
  });
  expect(recipients.map(({ status, reason }) => [status, reason])).toEqual(
    expect.arrayContaining([
      ['Sent', null],
      ['Failed', 'no_address'],
    ]),
  );
});

it('hundreds of outside recipients get it once each, also when the process dies again and again', async () => {
  const made = await createCustom(sender, { recipient_others: outside(600) });
  await sendAtOnce(sender, made);
  await workSteps(2);
  const half = await findCustom(sender, made);
  expect(half).toMatchObject({ stage: 'sending', is_expanded: false, people: 600 });
  expect(half.recipients_total.count).toBe(500);
  await workOff(company.app.context);
  expect(arrived()).toEqual(
    outside(600)
      .map(({ email }) => email)
      .toSorted(),
  );
  expect(await findCustom(sender, made)).toMatchObject({
    stage: 'sent',
    recipients_total: { count: 600, sent: 600 },
  });
});

it('two processes that work on the same message write nobody twice', async () => {
  const made = await createCustom(sender, { recipient_others: outside(600) });
  await sendAtOnce(sender, made);
  // Each leaves alone what the other works on at the moment.
  while (!(await findCustom(sender, made)).is_expanded) {
    await Promise.all([workSteps(4), workSteps(4)]);
  }
  const { data: all } = await sender.ask(routes.cancelCustomRoute, { params: made });
  expect(all).toMatchObject({ is_expanded: true, recipients_total: { count: 600, skipped: 600 } });
});

it('asks for the number of people above a hundred', async () => {
  const made = await createCustom(sender, { recipient_others: outside(101) });
  const path = `/api/notification-customs/${made.id}/send`;
  const refused = await sender.call('PUT', path, { body: { confirmed_people: 100 } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'notifications.custom_unconfirmed',
      message: 'ข้อความนี้จะส่งถึง 101 คน กรุณายืนยันจำนวนก่อนส่ง',
    },
  });
  await sender.ask(routes.sendCustomRoute, { params: made, body: { confirmed_people: 101 } });
  await sender.ask(routes.cancelCustomRoute, { params: made });
});

it('says at its recipients that nobody would get it', async () => {
  const reader = people(company.reader.employeeId ?? 0);
  const made = await createCustom(sender, {
    recipients: [reader],
    recipient_excepts: [reader],
    recipient_others: [],
  });
  const path = `/api/notification-customs/${made.id}/send`;
  const { body } = await sender.call('PUT', path, { body: {} });
  expect(fieldProblemsOf(body)).toEqual([['recipients', 'notifications:errors.recipients_nobody']]);
});

it('can be taken back before it begins, as if nothing had been', async () => {
  const made = await createCustom(sender);
  const { data: waiting } = await sender.ask(routes.sendCustomRoute, { params: made, body: {} });
  expect(waiting.stage).toBe('scheduled');
  expect(Date.parse(waiting.send_at ?? '')).toBeGreaterThan(Date.now() + 5_000);
  await workOff(company.app.context);
  expect(arrived()).toEqual([]);
  const { data: back } = await sender.ask(routes.cancelCustomRoute, { params: made });
  expect(back).toMatchObject({ stage: 'draft', send_at: null, sent_by_name: null });
});

it('goes out at its time and not before, and never at one that has passed', async () => {
  const made = await createCustom(sender);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { data } = await sender.ask(routes.sendCustomRoute, {
    params: made,
    body: { at: tomorrow },
  });
  expect(data).toMatchObject({ stage: 'scheduled', send_at: tomorrow });
  await workOff(company.app.context);
  expect(arrived()).toEqual([]);
  await queryRows(company.app, 'update notification_customs set send_at = now() where id = $1', [
    made.id,
  ]);
  await workOff(company.app.context);
  expect(arrived()).toHaveLength(2);
  const late = await createCustom(sender);
  const refused = await sender.call('PUT', `/api/notification-customs/${late.id}/send`, {
    body: { at: '2020-01-01T00:00:00.000Z' },
  });
  expect(refused.status).toBe(400);
});

it('stopped on its way, sends nothing more, and what went out stays sent', async () => {
  company.mailServer.manner = 'refusing';
  // Three would pause the channel, and then all go out together.
  const made = await createCustom(sender, { recipient_others: outside(2) });
  await sendAtOnce(sender, made);
  await workOff(company.app.context);
  company.mailServer.manner = 'kind';
  await queryRows(
    company.app,
    `update notification_deliveries set due_at = now(), reason = null
     where address = 'person-0@outside.example' and state = 'queued'`,
    [],
  );
  await workOff(company.app.context);
  const { data: cancelled } = await sender.ask(routes.cancelCustomRoute, { params: made });
  expect(cancelled).toMatchObject({
    stage: 'cancelled',
    recipients_total: { sent: 1, skipped: 1, pending: 0 },
  });
  await company.passTime();
  await workOff(company.app.context);
  expect(arrived()).toEqual(['person-0@outside.example']);
  expect((await findCustom(sender, made)).finished_at).not.toBeNull();
  const again = await sender.call('PUT', `/api/notification-customs/${made.id}/cancel`);
  expect(again).toMatchObject({ status: 409, body: { code: 'notifications.custom_not_running' } });
});

it('heeds what people muted, unless it is critical', async () => {
  const added = await addUser(company.app);
  const quiet = await signIn(company.app, added);
  await quiet.ask(changePreferencesRoute, {
    body: { mutes: [{ topic: 'notifications.custom', channel: null }], quiet: null },
  });
  const send = async (critical: boolean) => {
    const made = await createCustom(sender, {
      channels: [{ channel: 'System', title: 'ประกาศ', message: 'หยุดงาน' }],
      recipients: [people(added.employeeId ?? 0)],
      recipient_others: [],
      critical,
    });
    await sendAtOnce(sender, made);
    await workOff(company.app.context);
    return (await findCustom(sender, made)).recipients_total;
  };
  expect(await send(false)).toMatchObject({ skipped: 1, sent: 0 });
  expect(await send(true)).toMatchObject({ skipped: 0, sent: 1 });
});
