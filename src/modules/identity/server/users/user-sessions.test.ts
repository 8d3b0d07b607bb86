import { afterAll, beforeAll, expect, test } from 'vitest';
import * as routes from '#modules/identity/contract/sessions.ts';
import { signIn as signInRoute } from '#modules/identity/contract/sign-in.ts';
import { deactivateUser, reactivateUser } from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/send.ts';
import { addCompany, addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  administrator = await signIn(app, await addUser(app, { role: 'administrator' }));
});

afterAll(() => app.close());

const sessionsOf = async (id: string) =>
  (await administrator.ask(routes.listUserSessions, { params: { id } })).data;

test('an administrator sees where a colleague is signed in, and signs one device out', async () => {
  const user = await addUser(app);
  const phone = await signIn(app, user);
  const desk = await signIn(app, user);
  const { userId: id } = phone;
  const listed = await sessionsOf(id);
  expect(listed.map((session) => session.id)).toEqual([desk.sessionId, phone.sessionId]);
  expect(listed.every((session) => !session.is_current)).toBe(true);

  const params = { id, session_id: phone.sessionId };
  await administrator.ask(routes.revokeUserSession, { params });
  expect((await sessionsOf(id)).map((session) => session.id)).toEqual([desk.sessionId]);
  expect((await phone.call('GET', '/api/user-settings')).status).toBe(401);
  expect((await desk.call('GET', '/api/user-settings')).status).toBe(200);

  const own = { id, session_id: administrator.sessionId };
  const path = `/v1/users/${own.id}/sessions/${own.session_id}`;
  expect((await administrator.call('DELETE', path)).status).toBe(404);
});

test('sign-ins of a colleague are listed with address and browser, the newest first, page by page', async () => {
  const user = await addUser(app);
  const { userId: id } = await signIn(app, user);
  const wrong = { username: user.username, password: 'not the password' };
  for (let guess = 0; guess < 20; guess += 1) {
    await send(app, { method: 'POST', path: signInRoute.path, body: wrong });
  }
  const first = await administrator.ask(routes.listSignIns, {
    params: { id },
    query: { limit: 1 },
  });
  expect(first.data).toMatchObject([{ event: 'locked_out', address: '127.0.0.1' }]);
  const query = { before: first.next ?? 0 };
  const rest = await administrator.ask(routes.listSignIns, { params: { id }, query });
  expect(rest).toMatchObject({
    data: [{ event: 'signed_in', address: '127.0.0.1' }],
    next: null,
  });
  expect(rest.data[0]?.user_agent).not.toBeNull();
});

test('nobody sees the devices of a person who may do more, or works elsewhere too', async () => {
  const above = await signIn(app, await addUser(app, { role: 'administrator' }));
  const clerk = await signIn(app, await addUser(app, { permissions: ['identity:manage_users'] }));
  const elsewhere = await signIn(app, await addUser(app, { companyId: await addCompany(app) }));
  for (const what of ['sessions', 'sign-ins']) {
    const refused = await clerk.call('GET', `/v1/users/${above.userId}/${what}`);
    expect(refused.body).toMatchObject({ code: 'identity.beyond_your_rights' });
    const foreign = await administrator.call('GET', `/v1/users/${elsewhere.userId}/${what}`);
    expect(foreign.status).toBe(404);
  }
});

test('sessions of an account end when it is disabled, and stay ended when it is enabled again', async () => {
  const colleague = await signIn(app, await addUser(app));
  const params = { id: colleague.userId };
  await administrator.ask(deactivateUser, { params });
  await administrator.ask(reactivateUser, { params });
  expect(await sessionsOf(params.id)).toEqual([]);
  expect((await colleague.call('GET', '/api/user-settings')).status).toBe(401);
});
