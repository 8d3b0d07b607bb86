import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as routes from '#modules/identity/contract/api-tokens.ts';
import { createAuthenticator } from '#modules/identity/server/public.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

const DAY_MS = 24 * 3600 * 1000;

const clock = createMovableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock });
});

afterAll(() => app.close());

interface Program {
  readonly token: string;
  readonly companyId?: number;
  readonly method?: string;
  readonly body?: unknown;
}

function callAs(path: string, { token, companyId = 1, method = 'GET', body }: Program) {
  const headers = { authorization: `Bearer ${token}`, 'x-company-id': String(companyId) };
  return send(app, { method, path, headers, body });
}

async function personWithToken(permissions: Permission[] = ['agents:read']) {
  const user = await addUser(app);
  const person = await signIn(app, user);
  const body = { name: 'เวิร์กโฟลว์', permissions, days: 30 as const };
  const { token, data } = await person.ask(routes.createApiToken, { body });
  return { user, person, token, id: data.id };
}

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

describe('a token for programs', () => {
  test('acts as its person, only for what it was allowed', async () => {
    const { user, person, token } = await personWithToken(['agents:read']);
    expect((await callAs('/v1/agents', { token })).status).toBe(200);
    const writing = { token, method: 'POST', body: {} };
    expect((await callAs('/v1/agents', writing)).status).toBe(403);
    expect((await person.call('POST', '/v1/agents', { body: {} })).status).toBe(400);
    const [seen] = (await person.ask(routes.listApiTokens, {})).data;
    expect(seen?.last_used_at).toBe(clock.now().toISOString());
    expect(user.companyId).toBe(1);
  });

  test('leaves its person’s name on what it does', async () => {
    const { user, token } = await personWithToken(['agents:write']);
    const body = {
      name: 'made by a program',
      owner_user_id: user.employeeId,
      chat_webhook_url: 'http://127.0.0.1:9/',
      pinecone_index: 'made-by-a-program',
    };
    expect((await callAs('/v1/agents', { token, method: 'POST', body })).status).toBe(201);
    const { rows } = await app.context.connection.pool.query(
      `select user_id from event_log where name = 'agents.created' order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: user.userId }]);
  });

  test('needs no company header, and says so when another company is named', async () => {
    const { token } = await personWithToken();
    const headers = { authorization: `Bearer ${token}` };
    expect((await send(app, { method: 'GET', path: '/v1/agents', headers })).status).toBe(200);
    expect(await callAs('/v1/agents', { token, companyId: 2 })).toMatchObject({
      status: 403,
      body: { code: 'token_of_other_company' },
    });
  });

  test('opens neither the account, nor other tokens, nor another company', async () => {
    const { user, token, id } = await personWithToken();
    expect((await callAs('/api/account', { token })).status).toBe(403);
    expect((await callAs('/v1/api-tokens', { token })).status).toBe(403);
    const making = { name: 'x', permissions: ['agents:read'], days: 30 };
    expect((await callAs('/v1/api-tokens', { token, method: 'POST', body: making })).status).toBe(
      403,
    );
    expect((await callAs(`/v1/api-tokens/${id}`, { token, method: 'DELETE' })).status).toBe(403);
    const companyId = await addCompany(app);
    expect((await callAs('/v1/agents', { token, companyId })).status).toBe(403);
    expect(user.companyId).not.toBe(companyId);
  });

  test('has no membership in another company of its person', async () => {
    const { user } = await personWithToken();
    const companyId = await addCompany(app);
    const authenticator = createAuthenticator(app.context);
    await app.context.database.asSystem((tx) =>
      tx.execute(sql`
        insert into memberships (company_id, user_id, role_id)
        select ${companyId}, ${user.userId}, id from roles
        where company_id = ${companyId} and built_in = 'staff'`),
    );
    const person = { userId: user.userId, sessionId: 'any', expiresAt: clock.now() };
    const limits = { companyId: 1, permissions: new Set<Permission>(['agents:read']) };
    expect(await authenticator.membership(person, companyId)).toBeDefined();
    expect(await authenticator.membership({ ...person, limits }, 1)).toBeDefined();
    expect(await authenticator.membership({ ...person, limits }, companyId)).toBeUndefined();
  });

  test('stops within a second when it is deleted, its person disabled, or its days are over', async () => {
    const deleted = await personWithToken();
    await deleted.person.ask(routes.deleteApiToken, { params: { id: deleted.id } });
    const closed = await personWithToken();
    const administrator = await signIn(app);
    await administrator.call('POST', `/v1/users/${closed.user.userId}/deactivate`);
    const removed = await personWithToken();
    await administrator.call('DELETE', `/v1/users/${removed.user.userId}`);
    await aSecond();
    for (const { token } of [deleted, closed, removed]) {
      expect((await callAs('/v1/agents', { token })).status).toBe(401);
    }
    const { token } = await personWithToken();
    clock.advance(30 * DAY_MS - 1000);
    expect((await callAs('/v1/agents', { token })).status).toBe(200);
    clock.advance(2000);
    await aSecond();
    expect((await callAs('/v1/agents', { token })).status).toBe(401);
  });

  test('loses what its person loses', async () => {
    const user = await addUser(app, { permissions: ['agents:read', 'agents:ask'] });
    const person = await signIn(app, user);
    const body = { name: 'x', permissions: ['agents:read'], days: 90 as const };
    const { token } = await person.ask(routes.createApiToken, { body });
    await app.context.database.asSystem((tx) =>
      tx.execute(
        `delete from role_permissions where permission = 'agents:read' and role_id =
           (select role_id from memberships where user_id = '${user.userId}')`,
      ),
    );
    await aSecond();
    expect((await callAs('/v1/agents', { token })).status).toBe(403);
  });

  test('can have only permissions of its person, and never lets a program manage people', async () => {
    const administrator = await signIn(app);
    const listed = await administrator.ask(routes.listApiTokens, {});
    const names = listed.allowable.flatMap(({ permissions }) =>
      permissions.map(({ name }) => name),
    );
    expect(names).toContain('agents:delete');
    expect(names.filter((name) => name.startsWith('identity:'))).toEqual([]);
    const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
    for (const [caller, permission] of [
      [administrator, 'identity:manage_users'],
      [viewer, 'agents:write'],
    ] as const) {
      const body = { name: 'x', permissions: [permission], days: 30 };
      expect(await caller.call('POST', '/v1/api-tokens', { body })).toMatchObject({ status: 403 });
    }
  });

  test('is nowhere in the database in clear, even when it was created under an idempotency key', async () => {
    const person = await signIn(app, await addUser(app));
    const { token } = await person.ask(routes.createApiToken, {
      body: { name: 'x', permissions: ['agents:read'], days: 365 },
      headers: { 'idempotency-key': 'a-token-please' },
    });
    const { rows } = await app.context.connection.pool.query<{ text: string }>(
      `select row_to_json(k)::text as text from idempotency_keys k
       union all select row_to_json(e)::text from event_log e
       union all select row_to_json(t)::text from api_tokens t`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  test('belongs only to its person', async () => {
    const { id } = await personWithToken();
    const other = await personWithToken();
    expect((await other.person.call('DELETE', `/v1/api-tokens/${id}`)).status).toBe(404);
    expect((await other.person.ask(routes.listApiTokens, {})).data).toHaveLength(1);
  });
});
