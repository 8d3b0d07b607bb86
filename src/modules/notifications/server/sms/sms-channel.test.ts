import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEngine } from '#modules/engines/server/testing/engines.ts';
import { listRecipientsRoute } from '#modules/notifications/contract/records.ts';
import { activateSettingRoute } from '#modules/notifications/contract/settings.ts';
import { smsChannelRoutes } from '#modules/notifications/contract/sms-channel.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { startGatewayStandIn, type GatewayStandIn } from '../testing/gateway-stand-in.ts';
import { passTime, stateOf } from '../testing/pass-time.ts';
import { saveTwilio } from '../testing/save-twilio.ts';
import { createSetting, saveDraft } from '../testing/settings.ts';
import { workOff } from '../testing/work-off.ts';

let gateway: GatewayStandIn;
let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  gateway = await startGatewayStandIn();
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app);
  const reader = await addUser(app);
  const employee = reader.employeeId ?? 0;
  await queryRows(app, `update employees set phone = '081-234-5678' where id = $1`, [employee]);
  await saveChannel();
  const made = await createSetting(administrator);
  await saveDraft(administrator, made, {
    message: 'Engine "{{code}}" พร้อมใช้',
    channels: ['SMS'],
    recipients: [{ collection: 'employee', entity_ids: [employee] }],
  });
  await administrator.ask(activateSettingRoute, { params: { id: made.id } });
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.requests.length = 0;
});

const generic = {
  preset: 'generic',
  headers: 'Authorization: Bearer {{secret}}\nX-From: {{sender}}',
  body_kind: 'json',
  body: '{"to":["{{to}}"],"text":"{{message}}"}',
  message_id_path: 'messages.0.id',
} as const;

/** Saves that SMS go to the stand-in, with whatever else is given. */
const saveChannel = (change: object = {}) => saveTwilio(administrator, gateway, change);

const says = (status: number, body: string) =>
  gateway.answer((response) => response.writeHead(status).end(body));

async function newest() {
  await workOff(app.context);
  const { data } = await administrator.ask(listRecipientsRoute, { query: { channel: 'SMS' } });
  return data[0];
}

const healthNow = async () => (await stateOf(administrator, 'SMS'))?.health;

async function notify(code: string) {
  await createEngine(administrator, { code, name: 'ราคา' });
  return newest();
}

it('a Twilio-compatible gateway is called as Twilio documents it', async () => {
  await saveChannel();
  says(201, '{"sid":"SM1","price":"-0.05"}');
  expect(await notify('SMS-1')).toMatchObject({ state: 'sent', phone: '081-234-5678' });
  const [call] = gateway.requests;
  expect(call?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json');
  const login = Buffer.from('AC123:token of the gateway').toString('base64');
  expect(call?.headers.authorization).toBe(`Basic ${login}`);
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    To: '+66812345678',
    From: '+15005550006',
    Body: 'Engine "SMS-1" พร้อมใช้',
  });
});

it('any other gateway is called by its template, whatever the message has in it', async () => {
  await saveChannel(generic);
  says(200, '{"messages":[{"id":77}]}');
  expect(await notify('SMS-2')).toMatchObject({ state: 'sent' });
  const [call] = gateway.requests;
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer token of the gateway',
    'x-from': '+15005550006',
  });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    to: ['+66812345678'],
    text: 'Engine "SMS-2" พร้อมใช้',
  });
});

it.each([
  { status: 400, body: '{"code":21211}', state: 'failed', reason: 'bad_address' },
  { status: 400, body: '{"code":1}', state: 'failed', reason: 'refused' },
  { status: 429, body: 'too many', state: 'queued', reason: 'put_off' },
  { status: 502, body: 'bad gateway', state: 'unknown', reason: 'no_answer' },
  { status: 401, body: 'who are you', state: 'queued', reason: 'channel_unhealthy' },
] as const)(
  'an answer of $status $body leaves it $state',
  async ({ status, body, ...expected }) => {
    await saveChannel();
    says(status, body);
    expect(await notify(`SMS-${expected.reason}`)).toMatchObject(expected);
    says(201, '{"sid":"SM2"}');
    await saveChannel();
    await queryRows(
      app,
      `update notification_deliveries set due_at = now() where state = 'queued'`,
      [],
    );
    const after = await newest();
    expect(after?.state).toBe(expected.state === 'queued' ? 'sent' : expected.state);
  },
);

it('an answer that is not the one of the gateway leaves it unknown, and so does none at all', async () => {
  await saveChannel();
  says(200, '<html>');
  expect(await notify('SMS-GARBAGE')).toMatchObject({ state: 'unknown' });
  await saveChannel();
  gateway.answer((response) => response.destroy());
  expect(await notify('SMS-SILENT')).toMatchObject({ state: 'unknown', may_resend: false });
});

it('a gateway that puts off one message after the other is asked again by one of them, and then takes all', async () => {
  await saveChannel();
  says(503, 'maintenance');
  const codes = ['SMS-A', 'SMS-B', 'SMS-C', 'SMS-D'];
  for (const code of codes) await createEngine(administrator, { code, name: 'ราคา' });
  await workOff(app.context);
  expect(await healthNow()).toBe('unhealthy');
  gateway.requests.length = 0;
  await workOff(app.context);
  expect(gateway.requests).toEqual([]);
  await passTime(app);
  await workOff(app.context);
  expect(gateway.requests).toHaveLength(1);
  says(201, '{"sid":"SM3"}');
  gateway.requests.length = 0;
  await passTime(app);
  await workOff(app.context);
  const said = gateway.requests.map(({ body }) => new URLSearchParams(body).get('Body'));
  expect(new Set(said)).toEqual(new Set(codes.map((code) => `Engine "${code}" พร้อมใช้`)));
  expect(await healthNow()).toBe('healthy');
});

it('a message that is put off by itself makes no other wait', async () => {
  await saveChannel();
  says(503, 'not this one');
  expect(await notify('SMS-ODD')).toMatchObject({ state: 'queued', reason: 'put_off' });
  for (let time = 0; time < 4; time += 1) {
    await passTime(app);
    expect(await newest()).toMatchObject({ state: 'queued', reason: 'put_off' });
  }
  expect(await healthNow()).not.toBe('unhealthy');
  says(201, '{"sid":"SM4"}');
  expect(await notify('SMS-NEXT')).toMatchObject({ state: 'sent' });
});

it('a test is answered with what the gateway said', async () => {
  await saveChannel();
  says(403, 'no credit');
  const { data } = await administrator.ask(smsChannelRoutes.test, { body: { to: '089 765 4321' } });
  expect(data).toEqual({ accepted: false, answer: '403 no credit' });
  says(201, '{"sid":"SM6"}');
  const taken = await administrator.ask(smsChannelRoutes.test, { body: { to: '089 765 4321' } });
  expect(taken.data).toEqual({ accepted: true, answer: '201 {"sid":"SM6"}' });
});

it('what cannot work is refused at its field, and the secret is asked for again for another gateway', async () => {
  await expect(saveChannel({ account: '' })).rejects.toThrow('sms_field_required');
  await expect(saveChannel({ ...generic, body: '{"to":{{to}}}' })).rejects.toThrow('body_invalid');
  await expect(saveChannel({ ...generic, headers: 'nonsense' })).rejects.toThrow('headers_invalid');
  const elsewhere = { url: 'https://sms.test.example', secret: undefined };
  await expect(saveChannel(elsewhere)).rejects.toThrow('secret_again');
  const { data } = await administrator.ask(smsChannelRoutes.get, {});
  expect(JSON.stringify(data)).not.toContain('token of');
});
