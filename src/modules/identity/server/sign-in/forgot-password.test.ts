import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgotPassword, redeemAccountLink } from '#modules/identity/contract/sign-in.ts';
import { inviteUser, mailUserLink } from '#modules/identity/contract/users.ts';
import { listRoles } from '#modules/identity/contract/roles.ts';
import { readInbox } from '#tests/support/inbox.ts';
import { readConfig } from '#platform/server/config.ts';
import { startSmtpStandIn, type SmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';
import { soon } from '#tests/support/soon.ts';

const PASSWORD = 'a-long-phrase-of-mine';
const clock = createMovableClock();
let mailServer: SmtpStandIn;
let app: TestApp;

beforeAll(async () => {
  mailServer = await startSmtpStandIn();
  app = await startTestApp({
    clock,
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'backoffice@test.example',
      PUBLIC_URL: 'https://office.test.example',
    },
  });
});

afterAll(async () => {
  await app.close();
  await mailServer.close();
});

beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.manner = 'kind';
});

const forget = (identifier: string, language = 'th') =>
  send(app, {
    method: 'POST',
    path: forgotPassword.path,
    body: { identifier },
    headers: { 'accept-language': language },
  });

const redeem = (token: string) =>
  send(app, {
    method: 'POST',
    path: redeemAccountLink.path,
    body: { token, password: PASSWORD },
  });

/** The link in the mail, however the mail is encoded. */
async function linkInMail(address: string): Promise<{ text: string; token: string }> {
  const mail = await vi.waitUntil(
    () => mailServer.received.findLast(({ to }) => to.includes(address)),
    soon,
  );
  const [, body = ''] = mail.data.split(/\n\n([\s\S]*)/);
  const text = /base64/i.test(mail.data)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body.replaceAll(/=\n/g, '').replaceAll('=3D', '=');
  const token = /https:\/\/office\.test\.example\/choose-password#([\w-]+)/.exec(text)?.[1] ?? '';
  return { text, token };
}

/** Waits until the queue has no mail in these states. */
const untilNoLetterIs = (states: readonly string[]) =>
  vi.waitUntil(async () => {
    const found = await queryRows(
      app,
      `select from pgboss.job where name = 'identity.mail-link' and state::text = any ($1)`,
      [states],
    );
    return found.length === 0;
  }, soon);

test('the person who had a link mailed is notified while the server refuses it, and the history records when it was sent', async () => {
  const administrator = await signIn(app);
  const user = await addUser(app);
  mailServer.manner = 'refusing';
  await administrator.ask(mailUserLink, { params: { id: user.userId } });
  const inbox = () => readInbox(app, administrator);
  await expect
    .poll(inbox)
    .toMatchObject([{ tone: 'warning', entity: 'user', record_id: user.userId }]);
  const history = async () => {
    const events = await queryRows<{ name: string }>(
      app,
      'select name from event_log where entity_id = $1',
      [user.userId],
    );
    return events.map(({ name }) => name);
  };
  expect(await history()).not.toContain('identity.link_mailed');
  mailServer.manner = 'kind';
  await linkInMail(`${user.username}@test.example`);
  await expect.poll(history).toContain('identity.link_mailed');
  expect(await inbox()).toHaveLength(1);
});

describe('a person who forgot their password', () => {
  test('gets a link by mail, in their language, that works once', async () => {
    const user = await addUser(app);
    expect(await forget(user.username.toUpperCase())).toMatchObject({
      status: 202,
      body: { by_mail: true },
    });
    const { text, token } = await linkInMail(`${user.username}@test.example`);
    expect(text).toContain(`ชื่อผู้ใช้ ${user.username}`);
    expect((await redeem(token)).status).toBe(204);
    await signIn(app, { username: user.username, password: PASSWORD });
    expect((await redeem(token)).status).toBe(404);
  });

  test('may give their e-mail address, and has an hour', async () => {
    const user = await addUser(app);
    await forget(`${user.username}@test.example`, 'en');
    const { text, token } = await linkInMail(`${user.username}@test.example`);
    expect(text).toContain('If it was not you');
    clock.advance(3600 * 1000 + 1);
    expect((await redeem(token)).status).toBe(404);
  });

  test('gets the same answer as people who have no account, are disabled, or have no address', async () => {
    const closed = await addUser(app);
    const administrator = await signIn(app);
    await administrator.call('POST', `/v1/users/${closed.userId}/deactivate`);
    const { username } = await addUser(app);
    const known = await forget(username);
    await linkInMail(`${username}@test.example`);
    mailServer.received.length = 0;
    for (const name of ['nobody-of-this-name', closed.username, 'admin', '']) {
      const answer = await forget(name);
      expect([answer.status, answer.body]).toEqual([known.status, known.body]);
    }
    await untilNoLetterIs(['created', 'active', 'retry']);
    expect(mailServer.received).toEqual([]);
  });

  test('gets the mail later when the mail server is down, and a working link then', async () => {
    const user = await addUser(app);
    mailServer.manner = 'refusing';
    await forget(user.username);
    await untilNoLetterIs(['created', 'active']);
    expect(mailServer.received).toEqual([]);
    mailServer.manner = 'kind';
    const { token } = await linkInMail(`${user.username}@test.example`);
    expect((await redeem(token)).status).toBe(204);
  });

  test('gets at most ten mails in a quarter of an hour', async () => {
    const user = await addUser(app);
    for (let request = 0; request < 13; request += 1) {
      expect((await forget(user.username)).status).toBe(202);
    }
    const { rows } = await app.context.connection.pool.query(
      `select count(*)::int as letters from pgboss.job_common
       where name = 'identity.mail-link' and data->>'name' = '${user.username}'`,
    );
    expect(rows).toEqual([{ letters: 10 }]);
  });
});

test('an invitation is mailed to people with an address, and the queue contains no link', async () => {
  const administrator = await signIn(app);
  const { data } = await administrator.ask(listRoles, {});
  const role_id = data.find((role) => role.built_in === 'staff')?.id ?? '';
  const invite = (username: string, email: string | null) =>
    administrator.ask(inviteUser, { body: { username, email, role_id, employee_id: null } });
  const user = await invite('mailed', 'mailed@test.example');
  expect(user.may_be_mailed).toBe(true);
  await administrator.ask(mailUserLink, { params: { id: user.id } });
  const { text, token } = await linkInMail('mailed@test.example');
  expect(text).toContain('ได้รับเชิญ');
  const { rows } = await app.context.connection.pool.query<{ text: string }>(
    `select row_to_json(j)::text as text from pgboss.job_common j`,
  );
  expect(rows.filter((row) => row.text.includes(token))).toEqual([]);
  expect((await redeem(token)).status).toBe(204);

  const without = await invite('without-address', null);
  expect(without.may_be_mailed).toBe(false);
  expect(await administrator.call('POST', `/v1/users/${without.id}/mail-link`)).toMatchObject({
    status: 409,
    body: { code: 'identity.cannot_be_mailed' },
  });
});

test('without a mail server people are informed, and nothing is queued', async () => {
  const plain = await startTestApp();
  const answer = await send(plain, {
    method: 'POST',
    path: forgotPassword.path,
    body: { identifier: 'admin' },
  });
  expect(answer).toMatchObject({ status: 202, body: { by_mail: false } });
  const { rows } = await plain.context.connection.pool.query(
    `select 1 from pgboss.job_common where name = 'identity.mail-link'`,
  );
  expect(rows).toEqual([]);
  await plain.close();
});

test('a mail server without a sender or a public address stops the start', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.test.example' })).toThrow('MAIL_FROM');
  expect(() => readConfig({ SMTP_URL: 'https://mail.test.example' })).toThrow('SMTP_URL');
});
