import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailChannelRoutes } from '#modules/notifications/contract/email-channel.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { startMailCompany } from '../testing/mail-company.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(() => company.reset());

it('a test is answered with what the server said', async () => {
  const test = () =>
    company.administrator.ask(emailChannelRoutes.test, { body: { to: 'me@test.example' } });
  expect((await test()).data).toEqual({ accepted: true, answer: '250 taken' });
  expect(company.mailServer.received).toMatchObject([{ to: ['me@test.example'] }]);
  company.mailServer.manner = 'locked';
  expect((await test()).data).toEqual({ accepted: false, answer: '535 5.7.8 wrong password' });
  expect(await company.health()).toMatchObject({ health: 'unhealthy' });
});

it('the password is stored sealed, never answered, and asked for again for another server', async () => {
  const { data } = await company.administrator.ask(emailChannelRoutes.get, {});
  expect(data).toMatchObject({ has_password: true, host: '127.0.0.1' });
  expect(JSON.stringify(data)).not.toContain('secret of');
  const rows = await queryRows<{ all: string }>(
    company.app,
    `select c::text as all from notification_channels c
     union all select e::text from event_log e where entity = 'notification_channel'`,
    [],
  );
  expect(rows.filter((row) => row.all.includes('secret of'))).toEqual([]);
  const elsewhere = { host: 'mail.test.example', password: undefined };
  await expect(company.saveChannel(elsewhere)).rejects.toThrow(
    'notifications:errors.password_again',
  );
  await expect(company.saveChannel({ updated_at: null })).rejects.toThrow('409');
});
