import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchRoute } from '#platform/contract/search.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addCompany, addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

it('people are found by their names in both languages, by people who may see them', async () => {
  const administrator = await signIn(app);
  // The names of people added by tests: the user name, then ทดสอบ or Test.
  const suda = await addUser(app, { username: 'สุดา' });
  const found = async (q: string, who = administrator) =>
    (await who.ask(searchRoute, { query: { q } })).data.filter(({ entity }) => entity === 'user');

  const [record] = await found('สุดา ทดสอบ');
  expect(record).toEqual({
    entity: 'user',
    id: suda.userId,
    name: 'สุดา ทดสอบ',
    detail: 'สุดา Test',
    within: null,
  });
  expect((await found('TEST สุดา')).map(({ id }) => id)).toEqual([suda.userId]);
  expect(await found('สุ%า')).toEqual([]);

  expect(await found('สุดา', await signIn(app, suda))).toEqual([]);
  const elsewhere = await addCompany(app);
  const neighbour = await addUser(app, { companyId: elsewhere, role: 'administrator' });
  expect(await found('สุดา', await signIn(app, neighbour))).toEqual([]);
});
