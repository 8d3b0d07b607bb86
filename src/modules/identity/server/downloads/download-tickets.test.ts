import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#platform/server/access/scope.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser } from '#tests/support/sign-in.ts';
import { scopeOf } from '../memberships/members.queries.ts';
import { users } from '../credentials/credentials.tables.ts';

let app: TestApp;
let scope: Scope;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const { companyId, userId } = await addUser(app);
  scope = await scopeOf(app.context, { companyId, userId, requestId: 'test', language: 'en' });
});

afterAll(() => app.close());

const issue = async (subject: string, of = scope) => {
  const { database, downloadTickets } = app.context;
  return (await database.inCompany(of, (tx) => downloadTickets.issue(tx, of, subject))).ticket;
};

const redeem = (ticket: string, subject: string) =>
  app.context.downloadTickets.redeem({ ticket, subject, requestId: 'test', language: 'en' });

test('a ticket opens its subject once, on behalf of the person who got it', async () => {
  const ticket = await issue('file:1');
  expect(await redeem(ticket, 'file:1')).toEqual(scope);
  await expect(redeem(ticket, 'file:1')).rejects.toMatchObject({ code: 'identity.link_expired' });
});

test('ten simultaneous uses of one ticket are one download', async () => {
  const ticket = await issue('file:1');
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => redeem(ticket, 'file:1')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a ticket opens nothing else, and is still valid for its own subject then', async () => {
  const ticket = await issue('file:1');
  await expect(redeem(ticket, 'file:2')).rejects.toMatchObject({ status: 404 });
  await expect(redeem('', 'file:1')).rejects.toMatchObject({ status: 404 });
  expect((await redeem(ticket, 'file:1')).userId).toBe(scope.userId);
});

test('a ticket is valid for a minute', async () => {
  const { pool } = app.context.connection;
  const age = (seconds: number) =>
    pool.query(
      `update download_tickets set expires_at = expires_at - interval '${seconds} seconds'`,
    );
  const young = await issue('file:1');
  await age(50);
  expect((await redeem(young, 'file:1')).userId).toBe(scope.userId);
  const old = await issue('file:1');
  await age(60);
  await expect(redeem(old, 'file:1')).rejects.toMatchObject({ status: 404 });
});

test('a ticket ends with the membership, and so does the right to act later', async () => {
  const member = await addUser(app);
  const actor = { companyId: 1, userId: member.userId, requestId: 'test' };
  const theirs = await scopeOf(app.context, actor);
  const ticket = await issue('file:1', theirs);
  await app.context.database.asSystem((tx) =>
    tx.update(users).set({ is_active: false }).where(eq(users.id, member.userId)),
  );
  await expect(redeem(ticket, 'file:1')).rejects.toMatchObject({ status: 404 });
  await expect(scopeOf(app.context, actor)).rejects.toMatchObject({
    code: 'platform.company_forbidden',
  });
});
