import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiToken, deleteApiToken } from '#modules/identity/contract/api-tokens.ts';
import { changeRole, createRole, listRoles } from '#modules/identity/contract/roles.ts';
import { revokeOtherSessions, revokeSession } from '#modules/identity/contract/sessions.ts';
import { signOut } from '#modules/identity/contract/sign-in.ts';
import {
  changeUser,
  deactivateUser,
  getUser,
  removeUser,
  signUserOut,
} from '#modules/identity/contract/users.ts';
import { streamRoute } from '#platform/contract/platform.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openStream } from '#tests/support/listen.ts';
import { addUser, signIn, type AddedUser, type SignedIn } from '#tests/support/sign-in.ts';

/** Where people call, and another process on the same database, where they listen. */
let app: TestApp;
let other: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  const { DATABASE_URL } = app.context.config;
  // The embedded database serves one process.
  other =
    DATABASE_URL === undefined
      ? app
      : await startTestApp({ role: 'web', environment: { DATABASE_URL } });
  admin = await signIn(app);
});
afterAll(async () => {
  if (other !== app) await other.close();
  await app.close();
});

const bodyOf = async (userId: string) => {
  const found = await admin.ask(getUser, { params: { id: userId } });
  const { email, role, employee, updated_at } = found;
  return { email, role_id: role.id, employee_id: employee?.id ?? null, updated_at };
};

interface Listening {
  readonly member: AddedUser;
  readonly person: SignedIn;
  readonly tokenId: string;
}

const ways: Record<string, (listening: Listening) => Promise<unknown>> = {
  'sign out': ({ person }) => person.ask(signOut, { body: {} }),
  'end their session': ({ person }) =>
    person.ask(revokeSession, { params: { id: person.sessionId } }),
  'end their other sessions': async ({ member }) =>
    (await signIn(app, member)).ask(revokeOtherSessions, {}),
  'are signed out': ({ member }) => admin.ask(signUserOut, { params: { id: member.userId } }),
  'are deactivated': ({ member }) => admin.ask(deactivateUser, { params: { id: member.userId } }),
  'leave the company': ({ member }) => admin.ask(removeUser, { params: { id: member.userId } }),
  'get a role with fewer rights': async ({ member: { userId } }) => {
    const body = { name: `fewer ${userId}`.slice(0, 60), permissions: [] };
    const { id } = await admin.ask(createRole, { body });
    const change = { ...(await bodyOf(userId)), role_id: id };
    await admin.ask(changeUser, { params: { id: userId }, body: change });
  },
  'have a role that loses rights': async ({ member: { userId } }) => {
    const { role_id } = await bodyOf(userId);
    const { data } = await admin.ask(listRoles, {});
    const role = data.find(({ id }) => id === role_id);
    if (role === undefined) throw new Error('They have no role');
    const { name, updated_at } = role;
    const body = { name, permissions: [], updated_at };
    await admin.ask(changeRole, { params: { id: role_id }, body });
  },
  'listen by a token that is deleted': ({ person, tokenId }) =>
    person.ask(deleteApiToken, { params: { id: tokenId } }),
};

it.each(Object.keys(ways))(
  'the streams of people end on every process when they %s, and deliver nothing of what happens then',
  async (way) => {
    const member = await addUser(app, { permissions: ['engines:read'] });
    const person = await signIn(app, member);
    const body = { name: way, permissions: ['engines:read'], days: 30 as const };
    const { token, data } = await person.ask(createApiToken, { body });
    const bearer = way.includes('token') ? token : person.jwt;
    const headers = { authorization: `Bearer ${bearer}`, 'x-company-id': '1' };
    const open = () => openStream(other.address + streamRoute.path, headers);
    const streams = await Promise.all([open(), open()]);
    const staying = await openStream(other.address + streamRoute.path, {
      authorization: `Bearer ${admin.jwt}`,
      'x-company-id': '1',
    });
    for (const stream of [...streams, staying]) await stream.until(({ length }) => length > 0);

    const listening = { member, person, tokenId: data.id };
    await ways[way]?.(listening);
    await app.context.database.inCompany({ companyId: 1 }, async (tx) =>
      tx.announce({ type: 'progress', entity: 'sync', entity_id: way, progress: {} }),
    );
    const hears = (events: readonly { data: unknown }[]) =>
      JSON.stringify(events).includes(JSON.stringify(way));
    await staying.until(hears);
    staying.leave();
    await Promise.all(streams.map(({ ended }) => ended));
    for (const { events } of streams) expect(hears(events)).toBe(false);
  },
);
