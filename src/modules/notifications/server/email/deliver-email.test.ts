import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeSendingRoute } from '#modules/notifications/contract/channels.ts';
import { emailChannelRoutes } from '#modules/notifications/contract/email-channel.ts';
import { resendRoute } from '#modules/notifications/contract/records.ts';
import { changeUserSettings } from '#modules/settings/contract/user-settings.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { giveUpLost } from '../delivery/give-up-lost.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { workOff } from '../testing/work-off.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(() => company.reset());

it('an e-mail arrives with a Thai subject, as text and HTML, and says how to be left out', async () => {
  const delivery = await company.notify('MAIL-1');
  expect(delivery).toMatchObject({ state: 'sent', status: 'Sent', email: 'reader@test.example' });
  expect(delivery.attempts).toMatchObject([{ number: 1, state: 'sent', answer: '250 taken' }]);
  const [mail, ...others] = company.mailServer.received;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: 'office@test.example', to: ['reader@test.example'] });
  const unfolded = mail?.data.replaceAll(/\n[ \t]+/g, '') ?? '';
  expect(unfolded).toContain('List-Unsubscribe: <mailto:office@test.example?subject=unsubscribe>');
  expect(unfolded).toContain('Subject: =?UTF-8?');
  expect(unfolded).toContain('Content-Type: text/plain; charset=utf-8');
  expect(unfolded).toContain('Content-Type: text/html; charset=utf-8');
});

it('a person gets it in the language they have chosen', async () => {
  const person = await signIn(company.app, company.reader);
  await person.ask(changeUserSettings, { body: { lang: 'en' } });
  await company.notify('MAIL-2');
  expect(company.mailServer.received[0]?.data).toContain('Code MAIL-2');
  await person.ask(changeUserSettings, { body: { lang: 'th' } });
});

it('without an address it is skipped, which is no failure', async () => {
  await company.giveAddress(null);
  expect(await company.notify('MAIL-3')).toMatchObject({
    state: 'skipped',
    reason: 'no_address',
    attempts: [],
  });
  await company.giveAddress('reader@test.example');
});

it('a recipient the server does not know has failed, and is sent again only by somebody', async () => {
  company.mailServer.manner = 'unknown_recipient';
  const failed = await company.notify('MAIL-4');
  expect(failed).toMatchObject({ state: 'failed', reason: 'bad_address', may_resend: true });
  expect(failed.attempts).toMatchObject([{ state: 'failed', answer: '550 5.1.1 no such mailbox' }]);
  expect(await company.health()).toMatchObject({ health: 'healthy' });
  company.mailServer.manner = 'kind';
  await company.passTime();
  await workOff(company.app.context);
  expect(company.mailServer.received).toEqual([]);
  await company.administrator.ask(resendRoute, { params: { id: failed.id } });
  await workOff(company.app.context);
  const again = await company.newest();
  expect(again).toMatchObject({ id: failed.id, state: 'sent' });
  expect(again.attempts.map(({ state }) => state)).toEqual(['sent', 'failed']);
});

it('an address that bounced gets nothing until the server accepts it again', async () => {
  const bounced = async () => {
    const { data } = await company.administrator.ask(emailChannelRoutes.get, {});
    return data.bounced;
  };
  company.mailServer.manner = 'unknown_recipient';
  const failed = await company.notify('BOUNCE-1');
  expect(await bounced()).toBe(1);
  company.mailServer.manner = 'kind';
  expect(await company.notify('BOUNCE-2')).toMatchObject({ state: 'skipped', reason: 'bounced' });
  await company.administrator.ask(resendRoute, { params: { id: failed.id } });
  await workOff(company.app.context);
  expect(await bounced()).toBe(0);
  expect(await company.notify('BOUNCE-3')).toMatchObject({ state: 'sent' });
});

it('a message the server does not want has failed', async () => {
  company.mailServer.manner = 'unwanted_message';
  expect(await company.notify('MAIL-5')).toMatchObject({ state: 'failed', reason: 'refused' });
});

it('what the server puts off waits, and is sent when its time has come', async () => {
  company.mailServer.manner = 'refusing';
  const waiting = await company.notify('MAIL-6');
  expect(waiting).toMatchObject({ state: 'queued', reason: 'put_off', status: 'Pending' });
  expect(Date.parse(waiting.due_at ?? '')).toBeGreaterThan(Date.now() + 5_000);
  company.mailServer.manner = 'kind';
  await company.passTime();
  await workOff(company.app.context);
  expect(await company.newest()).toMatchObject({
    state: 'sent',
    attempts: [{}, { state: 'queued' }],
  });
});

it('what the server puts off eight times is given up', async () => {
  company.mailServer.manner = 'refusing';
  await company.notify('MAIL-7');
  for (let time = 1; time < 8; time += 1) {
    await company.passTime();
    await workOff(company.app.context);
  }
  const failed = await company.newest();
  expect(failed).toMatchObject({ state: 'failed', reason: 'too_many_attempts' });
  expect(failed.attempts).toHaveLength(8);
});

it('a server that hangs up before it takes the message gets it again, and the channel is unhealthy until then', async () => {
  company.mailServer.manner = 'closing';
  expect(await company.notify('MAIL-8')).toMatchObject({
    state: 'queued',
    reason: 'channel_unhealthy',
  });
  expect(await company.health()).toMatchObject({ health: 'unhealthy', waiting: 1 });
  company.mailServer.manner = 'kind';
  await company.passTime();
  await workOff(company.app.context);
  expect(await company.newest()).toMatchObject({ state: 'sent' });
  expect(await company.health()).toMatchObject({ health: 'healthy', waiting: 0 });
});

it('a server that hangs up after it has the message leaves it unknown, and it is not sent twice', async () => {
  company.mailServer.manner = 'closing_late';
  expect(await company.notify('MAIL-9')).toMatchObject({
    state: 'unknown',
    status: 'Failed',
    reason: 'no_answer',
    may_resend: false,
  });
  company.mailServer.manner = 'kind';
  await company.passTime();
  await workOff(company.app.context);
  expect(company.mailServer.received).toHaveLength(1);
});

it('what a process was sending when it died is unknown', async () => {
  const { id } = await company.notify('MAIL-10');
  const died = `update notification_deliveries set state = 'sending', claimed_at = now() where id = $1`;
  await queryRows(company.app, died, [id]);
  await queryRows(
    company.app,
    `update notification_attempts set state = 'sending', ended_at = null where delivery_id = $1`,
    [id],
  );
  await giveUpLost(company.app.context, 60_000);
  expect(await company.newest()).toMatchObject({ state: 'sending' });
  await giveUpLost(company.app.context, 0);
  expect(await company.newest()).toMatchObject({
    id,
    state: 'unknown',
    reason: 'process_died',
    attempts: [{ state: 'unknown' }],
  });
});

it('with a wrong password everything waits, and goes out once it is corrected', async () => {
  company.mailServer.manner = 'locked';
  expect(await company.notify('MAIL-11')).toMatchObject({
    state: 'queued',
    reason: 'channel_unhealthy',
  });
  expect(await company.health()).toMatchObject({
    health: 'unhealthy',
    health_reason: '535 5.7.8 wrong password',
  });
  company.mailServer.manner = 'kind';
  await company.saveChannel({ password: 'the right one' });
  await workOff(company.app.context);
  expect(await company.newest()).toMatchObject({ state: 'sent' });
});

it('while an administrator has stopped sending, nothing goes out on any channel, and nothing is lost', async () => {
  await company.administrator.ask(changeSendingRoute, { body: { stopped: true } });
  expect(await company.notify('MAIL-12')).toMatchObject({ state: 'queued', attempts: [] });
  const { data } = await company.administrator.ask(changeSendingRoute, {
    body: { stopped: false },
  });
  expect(data.stopped_at).toBeNull();
  await workOff(company.app.context);
  expect(await company.newest()).toMatchObject({ state: 'sent' });
});

it('a channel sends no more a minute than its limit', async () => {
  await company.saveChannel({ per_minute: 1 });
  await queryRows(company.app, 'update notification_channels set used_until = now()', []);
  expect(await company.notify('MAIL-13')).toMatchObject({ state: 'queued', attempts: [] });
  await company.saveChannel();
  await workOff(company.app.context);
  expect(await company.newest()).toMatchObject({ state: 'sent' });
});

it('once the channel is disabled nothing waits for it, and nothing new is sent', async () => {
  await company.saveChannel({ per_minute: 1 });
  await queryRows(company.app, 'update notification_channels set used_until = now()', []);
  await company.notify('MAIL-14');
  await company.saveChannel({ enabled: false });
  expect(await company.newest()).toMatchObject({ state: 'skipped', reason: 'channel_off' });
  expect(await company.notify('MAIL-15')).toMatchObject({
    state: 'skipped',
    reason: 'channel_off',
  });
  expect(company.mailServer.received).toEqual([]);
});
