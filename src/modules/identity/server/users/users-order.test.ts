import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/identity/contract/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

it.each(['name', 'username', 'last_seen_at'] as const)(
  'the list of users is sorted by %s, in either direction',
  async (sort) => {
    const administrator = await signIn(app);
    for (const part of ['b', 'a', 'c']) {
      await signIn(app, await addUser(app, { username: `${sort}-${part}` }));
    }
    const valuesBy = async (order: typeof sort | `-${typeof sort}`) => {
      const query = { sort: order, page_size: 100 };
      const { data } = await administrator.ask(routes.listUsers, { query });
      return data.map((user) =>
        sort === 'name' ? (user.employee?.name ?? user.username) : (user[sort] ?? ''),
      );
    };
    const rising = await valuesBy(sort);
    expect(new Set(rising).size).toBeGreaterThan(2);
    expect(rising).toEqual(rising.toSorted(new Intl.Collator('en').compare));
    expect(await valuesBy(`-${sort}`)).toEqual(rising.toReversed());
  },
);

it('the list of users is narrowed to a role', async () => {
  const administrator = await signIn(app);
  const viewer = await signIn(app, await addUser(app, { role: 'viewer' }));
  const { role } = await administrator.ask(routes.getUser, { params: { id: viewer.userId } });
  const query = { role_id: role.id, page_size: 100 };
  const { data } = await administrator.ask(routes.listUsers, { query });
  expect(data.map(({ id }) => id)).toContain(viewer.userId);
  expect(new Set(data.map((user) => user.role.built_in))).toEqual(new Set(['viewer']));
});
