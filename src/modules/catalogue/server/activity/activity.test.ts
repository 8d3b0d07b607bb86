import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/catalogue/contract/activity.ts';
import { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { writeCatalogue } from '../testing/catalogue.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  admin = await signIn(app);
});
afterAll(() => app.close());

const done = (type: 'search' | 'view', details: Record<string, unknown>) => ({
  session_id: 'tab-1',
  timestamp: new Date().toISOString(),
  type,
  path: '/air/dashboard',
  details,
});

it('knows from the session who did something, and lists searches that found nothing', async () => {
  const body = done('search', { query: 'กากอ้อย', results: 0 });
  await admin.ask(routes.addActivityRoute, { body });
  const entries = [
    done('search', { query: ' กากอ้อย ', results: 0 }),
    done('search', { query: 'น้ำตาล', results: 3 }),
  ];
  const added = await admin.ask(routes.addActivitiesRoute, { body: { entries } });
  expect(added.data).toEqual({ accepted: 2 });

  const listed = await admin.ask(routes.listActivityRoute, { query: { type: 'search' } });
  expect(listed.total).toBe(3);
  expect(listed.data[0]).toMatchObject({ user_id: admin.userId, session_id: 'tab-1' });
  const missed = await admin.ask(routes.missedSearchesRoute, { query: {} });
  expect(missed.data).toMatchObject([{ query: 'กากอ้อย', times: 2, people: 1 }]);
});

it("takes the specification's entry, whose user must be the one of the session", async () => {
  const other = await signIn(app, await addUser(app));
  const entry = (user_id: string, details: unknown) => ({
    body: { ...done('view', {}), type: 'navigation', user_id, details },
  });
  const post = (body: object) => admin.call('POST', routes.addActivityRoute.path, body);
  const details = { source: 'menu', nested: { from: ['a', 1, null] }, results: 'many' };
  expect((await post(entry(admin.userId, details))).status).toBe(201);
  const { data } = await admin.ask(routes.listActivityRoute, { query: { type: 'navigation' } });
  expect(data[0]).toMatchObject({ user_id: admin.userId, details: { source: 'menu' } });
  expect(data[0]?.details).toMatchObject({ nested: { from: ['a', 1, null] } });

  const forged = await post(entry(other.userId, {}));
  expect(forged).toMatchObject({ status: 400, body: { fields: [{ path: 'user_id' }] } });
  const batch = { body: { entries: [entry(admin.userId, {}).body, entry(other.userId, {}).body] } };
  const refused = await admin.call('POST', routes.addActivitiesRoute.path, batch);
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'entries.1.user_id' }] } });

  const letters = (count: number) => entry(admin.userId, { note: 'ก'.repeat(count) });
  // Three bytes each, and `{"note":""}` around them.
  expect((await post(letters(679))).status).toBe(201);
  expect((await post(letters(680))).status).toBe(400);
});

it('lists what several people searched and found, but never what only one person typed', async () => {
  const other = await signIn(app, await addUser(app));
  const search = (query: string, results: number) => ({
    body: done('search', { query, results }),
  });
  await admin.ask(routes.addActivityRoute, search('น้ำหนักอ้อย', 2));
  await admin.ask(routes.addActivityRoute, search('ของฉันคนเดียว', 1));
  await admin.ask(routes.addActivityRoute, search('ไม่มีเลย', 0));
  await other.ask(routes.addActivityRoute, search('น้ำหนักอ้อย ', 2));
  await other.ask(routes.addActivityRoute, search('ไม่มีเลย', 0));
  const frequent = await other.ask(routes.frequentSearchesRoute, {});
  expect(frequent.data).toEqual([{ query: 'น้ำหนักอ้อย', times: 2 }]);
});

it('ranks what is opened more often above equally good matches', async () => {
  await writeCatalogue(app, admin, {
    modules: [{ code: 'M' }],
    features: [{ code: 'F', module_code: 'M' }],
    fields: ['weight_in', 'weight_out'].map((code) => ({ code, feature_code: 'F' })),
  });
  const order = async () =>
    (await admin.ask(searchCatalogueRoute, { query: { q: 'weight' } })).data.fields;
  const before = await order();
  expect(before.map(({ code }) => code)).toEqual(['weight_in', 'weight_out']);
  const details = { entry_kind: 'field', opened: before[1]?.id };
  await admin.ask(routes.addActivityRoute, { body: done('view', details) });
  expect((await order()).map(({ code }) => code)).toEqual(['weight_out', 'weight_in']);

  const missing = { ...done('view', {}), path: `/air/feature/${crypto.randomUUID()}` };
  await admin.ask(routes.addActivityRoute, { body: missing });
  const { data } = await admin.ask(routes.listActivityRoute, { query: { type: 'view' } });
  expect(data.map(({ subject }) => subject?.code ?? null)).toEqual([null, 'weight_out']);
});
