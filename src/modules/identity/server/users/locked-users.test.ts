import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';

const WRONG_PASSWORDS = 10;
const LOCKED_FOR_MS = 15 * 60_000;
const clock = createMovableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web', clock, environment: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => app.close());

it('who cannot sign in after wrong passwords is found, with when they can again', async () => {
  const { username } = await addUser(app);
  // An access token is valid for less time than an account is locked.
  const locked = async () =>
    (await (await signIn(app)).ask(routes.listUsers, { query: { locked: 'yes' } })).data;
  expect(await locked()).toEqual([]);
  for (let wrong = 0; wrong < WRONG_PASSWORDS; wrong += 1) {
    await send(app, {
      method: 'POST',
      path: '/api/auth/local',
      body: { username, password: 'wrong' },
      headers: { 'x-forwarded-for': `10.9.${wrong}.1` },
    });
  }
  const until = new Date(clock.now().getTime() + LOCKED_FOR_MS).toISOString();
  expect(await locked()).toMatchObject([{ username, locked_until: until }]);
  clock.advance(LOCKED_FOR_MS);
  expect(await locked()).toEqual([]);
});
