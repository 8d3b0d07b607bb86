import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import {
  listAttemptsRoute,
  listRecipientsRoute,
  resendRoute,
} from '#modules/notifications/contract/records.ts';
import { activateSettingRoute } from '#modules/notifications/contract/settings.ts';
import { smsChannelRoutes } from '#modules/notifications/contract/sms-channel.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { startGatewayStandIn, type GatewayStandIn } from '../testing/gateway-stand-in.ts';
import { saveTwilio } from '../testing/save-twilio.ts';
import { createSetting, saveDraft } from '../testing/settings.ts';
import { workOff } from '../testing/work-off.ts';

const OFFICE = 'https://office.test.example';

let gateway: GatewayStandIn;
let app: TestApp;
let administrator: SignedIn;
let path: string;

beforeAll(async () => {
  gateway = await startGatewayStandIn();
  app = await startTestApp({ role: 'web', environment: { PUBLIC_URL: OFFICE } });
  administrator = await signIn(app);
  const reader = await addUser(app);
  const employee = reader.employeeId ?? 0;
  await queryRows(app, `update employees set phone = '081-234-5678' where id = $1`, [employee]);
  const saved = await saveTwilio(administrator, gateway);
  path = saved.data.receipt_path;
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, {
    channels: ['SMS'],
    recipients: [{ collection: 'employee', entity_ids: [employee] }],
  });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

async function newest() {
  await workOff(app.context);
  const { data } = await administrator.ask(listRecipientsRoute, { query: { channel: 'SMS' } });
  const [delivery] = data;
  if (delivery === undefined) throw new Error('There is no delivery');
  return delivery;
}

/** Has an SMS sent, which the gateway gives this id. */
async function sendSms(sid: string) {
  gateway.answer((response) => response.writeHead(201).end(JSON.stringify({ sid })));
  await createEngine(administrator, { code: sid, name: 'ราคา' });
  return newest();
}

/** Calls as Twilio does. */
const receipt = (fields: Record<string, string>, to = path) =>
  send(app, {
    method: 'POST',
    path: to,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('the gateway is told where receipts go, and a delivered message is marked, once', async () => {
  expect(await sendSms('SM-1')).toMatchObject({ state: 'sent', delivered_at: null });
  const call = new URLSearchParams(gateway.requests.at(-1)?.body);
  expect(call.get('StatusCallback')).toBe(`${OFFICE}${path}`);
  expect(await receipt({ MessageSid: 'SM-1', MessageStatus: 'sent' })).toMatchObject({
    status: 204,
  });
  expect(await newest()).toMatchObject({ state: 'sent' });
  await receipt({ MessageSid: 'SM-1', MessageStatus: 'delivered' });
  const delivered = await newest();
  expect(delivered).toMatchObject({ state: 'delivered', status: 'Sent' });
  const again = await receipt({ MessageSid: 'SM-1', MessageStatus: 'delivered' });
  expect(again.status).toBe(204);
  await receipt({ MessageSid: 'SM-1', MessageStatus: 'failed' });
  expect(await newest()).toEqual(delivered);
});

it('a message that was not delivered has failed, with what the gateway said, and may be sent again', async () => {
  await sendSms('SM-2');
  await receipt({ MessageSid: 'SM-2', MessageStatus: 'undelivered', ErrorCode: '30003' });
  const failed = await newest();
  expect(failed).toMatchObject({ state: 'failed', reason: 'undelivered', may_resend: true });
  const attempts = await administrator.ask(listAttemptsRoute, { params: { id: failed.id } });
  expect(attempts.data).toMatchObject([{ state: 'failed' }]);
  expect(attempts.data[0]?.answer).toContain('undelivered 30003');
  gateway.answer((response) => response.writeHead(201).end('{"sid":"SM-2-again"}'));
  await administrator.ask(resendRoute, { params: { id: failed.id } });
  expect(await newest()).toMatchObject({ id: failed.id, state: 'sent' });
  await receipt({ MessageSid: 'SM-2-again', MessageStatus: 'delivered' });
  expect(await newest()).toMatchObject({ id: failed.id, state: 'delivered', reason: null });
});

it('a wrong secret, another company and a message that is not known are all 404', async () => {
  await sendSms('SM-3');
  const fields = { MessageSid: 'SM-3', MessageStatus: 'delivered' };
  for (const to of [`${path}x`, path.replace('/sms/1/', '/sms/2/')]) {
    expect(await receipt(fields, to)).toMatchObject({ status: 404 });
  }
  expect(await receipt({ ...fields, MessageSid: 'SM-4' })).toMatchObject({ status: 404 });
  expect(await newest()).toMatchObject({ state: 'sent' });
});

it('other routes take no forms', async () => {
  const answer = await administrator.call('PUT', smsChannelRoutes.change.path, {
    body: 'enabled=false',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(415);
});
