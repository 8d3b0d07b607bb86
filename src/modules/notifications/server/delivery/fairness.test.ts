import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmtpStandIn, type SmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { emailChannelRoutes } from '#modules/notifications/contract/email-channel.ts';
import { newId } from '#platform/server/ids.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addCompany, addUser, signIn, type AddedUser } from '#tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queueMail } from '../public.ts';
import { deliverSystem } from './deliver-system.ts';
import { createOutsideWorker } from './outside-worker.ts';

let app: TestApp;
let other: number;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  other = await addCompany(app);
});
afterAll(() => app.close());

const { signal } = new AbortController();

/** Queues messages for the inbox of one person. */
async function queueSystem(companyId: number, { userId }: AddedUser, many: number) {
  const record = newId();
  await queryRows(
    app,
    `with record as (
      insert into notification_records
        (company_id, id, code, channel, version, cause, topics, critical, tone, title, message, entity, entity_id)
      values ($1, $2, $3, 'System', 1, $3, '[]', false, 'info', '{"th":"ก","en":"a"}', '{"th":"ข","en":"b"}', '', '')
    ), deliveries as (select gen_random_uuid() as id, n from generate_series(1, $4::integer) n)
    insert into notification_deliveries (company_id, id, record_id, channel, recipient, user_id, address, state)
    select $1, id, $2, 'System', 'person ' || n, $5::uuid, $5::text, 'queued' from deliveries`,
    [companyId, record, `NR-${record}`, many, userId],
  );
  return async () => {
    const rows = await queryRows<{ state: string; reason: string | null; many: number }>(
      app,
      `select state, reason, count(*)::integer as many from notification_deliveries
       where record_id = $1 group by state, reason order by state`,
      [record],
    );
    return rows;
  };
}

it('a company with a large audience does not keep the inboxes of another waiting', async () => {
  const many = await queueSystem(1, await addUser(app), 1_200);
  const one = await queueSystem(other, await addUser(app, { companyId: other }), 1);
  await deliverSystem(app.context, signal);
  expect(await one()).toEqual([{ state: 'sent', reason: null, many: 1 }]);
  expect(await many()).toContainEqual({ state: 'queued', reason: null, many: 700 });
  while (await deliverSystem(app.context, signal));
  expect(await many()).toEqual([{ state: 'sent', reason: null, many: 1_200 }]);
});

it('an account that is switched off gets nothing in its inbox, and the record says why', async () => {
  const gone = await addUser(app);
  await queryRows(app, 'update users set is_active = false where id = $1', [gone.userId]);
  const fates = await queueSystem(1, gone, 2);
  await deliverSystem(app.context, signal);
  expect(await fates()).toEqual([{ state: 'skipped', reason: 'account_off', many: 2 }]);
  const items = 'select id from inbox_items where user_id = $1';
  expect(await queryRows(app, items, [gone.userId])).toEqual([]);
});

/** Has a company send its mail by a stand-in. */
async function useServer(companyId: number, mailServer: SmtpStandIn) {
  const member = await addUser(app, { companyId, role: 'administrator' });
  const administrator = await signIn(app, member);
  const { data } = await administrator.ask(emailChannelRoutes.get, {});
  await administrator.ask(emailChannelRoutes.change, {
    body: {
      host: '127.0.0.1',
      port: Number(new URL(mailServer.url).port),
      encryption: 'off',
      username: '',
      password: '',
      sender: 'office@test.example',
      sender_name: '',
      reply_to: '',
      enabled: true,
      per_minute: 6_000,
      updated_at: data.updated_at,
    },
  });
  const scope = { companyId };
  return (number: number) =>
    app.context.database.inCompany(scope, (tx) =>
      queueMail(tx, scope, {
        to: `person-${number}@outside.example`,
        subject: 'ทดสอบ',
        text: 'ทดสอบ',
        about: { entity: 'offer', entityId: newId() },
        event: 'engines.created',
      }),
    );
}

it('a mail server that does not answer one company delays the mail of no other', async () => {
  const [silent, kind] = await Promise.all([startSmtpStandIn(), startSmtpStandIn()]);
  silent.manner = 'silent';
  const queueSilent = await useServer(1, silent);
  const queueKind = await useServer(other, kind);
  for (let number = 0; number < 30; number += 1) await queueSilent(number);
  const worker = createOutsideWorker(app.context, 50);
  await worker.start();
  try {
    await queueKind(1);
    worker.wake();
    await expect.poll(() => kind.received.length).toBe(1);
    expect(silent.received).toEqual([]);
  } finally {
    // Those who wait for its answer learn that there is none.
    await silent.close();
    await worker.stop();
    await kind.close();
  }
});
