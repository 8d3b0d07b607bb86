import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lineChannelRoutes } from '#modules/notifications/contract/line-channel.ts';
import { removeLineLinkRoute } from '#modules/notifications/contract/line-link.ts';
import { changePreferencesRoute } from '#modules/notifications/contract/preferences.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { startLineCompany } from '../testing/line-company.ts';

let company: Awaited<ReturnType<typeof startLineCompany>>;

beforeAll(async () => {
  company = await startLineCompany();
});
afterAll(() => company.close());
beforeEach(async () => {
  company.line.reset();
  await company.saveChannel();
  await company.link();
});

it('a message arrives with title and text, under a retry key from the first call on', async () => {
  expect(await company.notify('LINE-1')).toMatchObject({ state: 'sent' });
  expect(company.line.delivered).toEqual([{ to: 'Ureader', text: 'Engine LINE-1\nพร้อมใช้' }]);
  const call = company.line.requests.find(({ path }) => path === '/v2/bot/message/push');
  expect(call?.headers['x-line-retry-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  { manner: 'busy', state: 'queued', reason: 'put_off' },
  { manner: 'broken', state: 'queued', reason: 'put_off' },
  { manner: 'used_up', state: 'queued', reason: 'channel_unhealthy' },
  { manner: 'forbidden', state: 'queued', reason: 'channel_unhealthy' },
  { manner: 'silent', state: 'queued', reason: 'channel_unhealthy' },
  { manner: 'garbage', state: 'queued', reason: 'channel_unhealthy' },
  { manner: 'no_such_user', state: 'failed', reason: 'bad_address' },
  { manner: 'bad_message', state: 'failed', reason: 'refused' },
] as const)('what LINE answers when it is $manner leaves it $state', async (one) => {
  const { manner, ...expected } = one;
  company.line.behave(manner);
  expect(await company.notify(`LINE-${manner}`)).toMatchObject(expected);
  const isUnhealthy = (await company.health())?.health === 'unhealthy';
  expect(isUnhealthy).toBe(expected.reason === 'channel_unhealthy');
  company.line.behave('kind');
  await company.passTime();
  const after = await company.newest();
  expect(after.state).toBe(expected.state === 'queued' ? 'sent' : 'failed');
  expect(company.line.delivered).toHaveLength(expected.state === 'queued' ? 1 : 0);
});

it('what LINE took without answering is handed over again and delivered once', async () => {
  company.line.behave('silent_after_taking');
  expect(await company.notify('LINE-TWICE')).toMatchObject({ state: 'queued' });
  company.line.behave('kind');
  await company.passTime();
  expect(await company.newest()).toMatchObject({ state: 'sent' });
  expect(company.line.delivered).toHaveLength(1);
});

it('without an answer after LINE has forgotten the key it is unknown, and not handed over again', async () => {
  company.line.behave('silent_after_taking');
  const { id } = await company.notify('LINE-LATE');
  const aged = `update notification_deliveries set created_at = now() - interval '1 day' where id = $1`;
  await queryRows(company.app, aged, [id]);
  company.line.behave('silent');
  await company.passTime();
  expect(await company.newest()).toMatchObject({ state: 'unknown', may_resend: false });
  expect(company.line.delivered).toHaveLength(1);
});

it('a wrong token leaves everything waiting until it is corrected', async () => {
  await company.saveChannel({ token: 'wrong' });
  expect(await company.notify('LINE-TOKEN')).toMatchObject({ reason: 'channel_unhealthy' });
  await company.saveChannel();
  expect(await company.newest()).toMatchObject({ state: 'sent' });
});

it('who is not linked, or has blocked the account, gets nothing, which is no failure', async () => {
  await company.webhook([company.eventOf('unfollow')]);
  expect(await company.notify('LINE-2')).toMatchObject({ state: 'skipped', reason: 'unfollowed' });
  await company.reader.ask(removeLineLinkRoute, {});
  expect(await company.notify('LINE-3')).toMatchObject({ state: 'skipped', reason: 'no_address' });
  expect(company.line.delivered).toEqual([]);
});

it('what waits for somebody who blocks the account or unlinks theirs is not sent', async () => {
  company.line.behave('busy');
  await company.notify('LINE-4');
  await company.webhook([company.eventOf('unfollow')]);
  expect(await company.newest()).toMatchObject({ state: 'skipped', reason: 'unfollowed' });
  await company.webhook([company.eventOf('follow')]);
  await company.notify('LINE-5');
  await company.reader.ask(removeLineLinkRoute, {});
  expect(await company.newest()).toMatchObject({ state: 'skipped', reason: 'no_address' });
});

it('who has muted the topic on Line gets nothing there', async () => {
  const mutes = [{ topic: 'engines', channel: 'Line' as const }];
  await company.reader.ask(changePreferencesRoute, { body: { mutes, quiet: null } });
  expect(await company.notify('LINE-6')).toMatchObject({ state: 'skipped', reason: 'muted' });
  await company.reader.ask(changePreferencesRoute, { body: { mutes: [], quiet: null } });
});

it('a test is answered with what LINE said, and goes where the caller says', async () => {
  const to = `U${'0'.repeat(32)}`;
  const test = () => company.administrator.ask(lineChannelRoutes.test, { body: { to } });
  expect((await test()).data.accepted).toBe(true);
  expect(company.line.delivered).toMatchObject([{ to }]);
  company.line.behave('forbidden');
  const refused = (await test()).data;
  expect(refused.accepted).toBe(false);
  expect(refused.answer).toContain('403');
});

it('what cannot work is refused at its field, and token and secret are never answered', async () => {
  await expect(company.saveChannel({ basic_id: '' })).rejects.toThrow('line_field_required');
  await expect(company.saveChannel({ basic_id: 'office' })).rejects.toThrow('basic_id_invalid');
  const elsewhere = { url: 'https://line.test.example', token: undefined };
  await expect(company.saveChannel(elsewhere)).rejects.toThrow('token_again');
  const { data } = await company.saveChannel({ token: undefined, secret: undefined });
  expect(data).toMatchObject({ has_token: true, has_secret: true });
  const rows = await queryRows<{ all: string }>(
    company.app,
    `select c::text as all from notification_channels c
     union all select e::text from event_log e where entity = 'notification_channel'`,
    [],
  );
  expect([JSON.stringify(data), ...rows.map((row) => row.all)].join()).not.toContain(
    'of the channel',
  );
});
