import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeProfile, getProfile } from '#modules/directory/contract/profile.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

async function start() {
  const person = await signIn(app, await addUser(app, { role: 'viewer' }));
  const { data } = await person.ask(getProfile, {});
  if (data === null) throw new Error('The person is not an employee');
  const { first_name, last_name, first_name_th, last_name_th, email, phone, updated_at } = data;
  const names = { first_name, last_name, first_name_th, last_name_th };
  return { person, profile: data, input: { ...names, email, phone, updated_at } };
}

it('a person changes their names, contacts and picture, whatever their role', async () => {
  const { person, input } = await start();
  const body = { ...input, first_name_th: 'ใหม่', phone: '081 111 1111', photo: PICTURE };
  const { data } = await person.ask(changeProfile, { body });
  expect(data).toMatchObject({ first_name_th: 'ใหม่', phone: '081 111 1111', photo: PICTURE });
  const { photo: _photo, ...unmentioned } = body;
  const later = await person.ask(changeProfile, {
    body: { ...unmentioned, updated_at: data.updated_at },
  });
  expect(later.data.photo).toBe(PICTURE);
  const old = await person.call('PUT', '/v1/profile', { body });
  expect(old.status).toBe(409);
  const none = await person.ask(changeProfile, {
    body: { ...body, photo: null, updated_at: later.data.updated_at },
  });
  expect(none.data.photo).toBeNull();
  // Pictures are large, and nobody looks at old ones: the history says only whether there was one.
  const events = await queryRows<{ before: object; after: object }>(
    app,
    `select before, after from event_log where name = 'directory.profile_changed' order by sequence`,
  );
  expect(events.slice(-3)).toMatchObject([
    { before: { photo: false }, after: { photo: true } },
    { before: { photo: true }, after: { photo: true } },
    { before: { photo: true }, after: { photo: false } },
  ]);
});

it.each([
  ['code', { code: 'X-1' }],
  ['position_id', { position_id: null }],
  ['photo', { photo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['photo', { photo: 'data:image/png;base64,PHN2Zz4=' }],
  ['first_name_th', { first_name_th: ' ' }],
])('what they may not change, or makes no sense, is refused at %s', async (path, change) => {
  const { person, input } = await start();
  const answer = await person.call('PUT', '/v1/profile', { body: { ...input, ...change } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields: [{ path }] });
});

it('a person who is not an employee has none', async () => {
  const adviser = await signIn(app, await addUser(app, { employee: false }));
  expect(await adviser.ask(getProfile, {})).toEqual({ data: null });
});
