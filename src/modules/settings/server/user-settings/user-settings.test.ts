import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeUserSettings, getUserSettings } from '#modules/settings/contract/user-settings.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import { send } from '#tests/support/send.ts';
import { addUser, signIn } from '#tests/support/sign-in.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});

afterAll(() => app.close());

async function newcomer() {
  return signIn(app, await addUser(app));
}

describe('personal settings', () => {
  test('are Thai, in Thai time, with the look of system and company, until something is chosen', async () => {
    const person = await newcomer();
    expect(await person.ask(getUserSettings, {})).toEqual({
      data: {
        lang: 'th',
        timezone: 'Asia/Bangkok',
        appearance: 'auto',
        density: 'comfortable',
        theme: null,
        folded_groups: [],
        seen_tours: [],
      },
    });
  });

  test('store what is chosen, only for this person, and leave the rest', async () => {
    const person = await newcomer();
    const other = await newcomer();
    await person.ask(changeUserSettings, { body: { lang: 'en' } });
    const changed = await person.ask(changeUserSettings, {
      body: {
        appearance: 'dark',
        density: 'compact',
        theme: 'OliveTheme',
        folded_groups: ['administration'],
        seen_tours: ['notification_setting'],
      },
    });
    expect(changed.data).toEqual({
      lang: 'en',
      timezone: 'Asia/Bangkok',
      appearance: 'dark',
      density: 'compact',
      theme: 'OliveTheme',
      folded_groups: ['administration'],
      seen_tours: ['notification_setting'],
    });
    expect(await person.ask(getUserSettings, {})).toEqual(changed);
    expect((await other.ask(getUserSettings, {})).data.lang).toBe('th');
    const followed = await person.ask(changeUserSettings, { body: { theme: null } });
    expect(followed.data).toEqual({ ...changed.data, theme: null });
  });

  test('are in the history of the person, as they were and as they are', async () => {
    const user = await addUser(app);
    const person = await signIn(app, user);
    await person.ask(changeUserSettings, { body: { lang: 'en' } });
    await person.ask(changeUserSettings, { body: { density: 'compact' } });
    const rows = await queryRows(
      app,
      `select name, before, after from event_log
        where entity = 'user_settings' and entity_id = $1 order by sequence`,
      [user.userId],
    );
    expect(rows).toMatchObject([
      { name: 'settings.changed', before: { lang: 'th' }, after: { lang: 'en' } },
      { before: { density: 'comfortable' }, after: { lang: 'en', density: 'compact' } },
    ]);
  });

  test('stay as they are when nothing is sent', async () => {
    const person = await newcomer();
    await person.ask(changeUserSettings, { body: { lang: 'en' } });
    expect((await person.ask(changeUserSettings, { body: {} })).data.lang).toBe('en');
  });

  test.each([
    [{ lang: 'fr' }, 'lang'],
    [{ timezone: 'Europe/Paris' }, 'timezone'],
    [{ appearance: 'sepia' }, 'appearance'],
    [{ density: 'cramped' }, 'density'],
    [{ theme: 'Nonsense' }, 'theme'],
    [{ user_id: '00000000-0000-7000-8000-000000000000' }, 'user_id'],
  ])('refuse %j', async (body, path) => {
    const person = await newcomer();
    const answer = await person.call('PUT', changeUserSettings.path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path }] });
    expect((await person.ask(getUserSettings, {})).data.lang).toBe('th');
  });

  test('are visible to nobody else', async () => {
    const { status } = await send(app, { method: 'GET', path: getUserSettings.path });
    expect(status).toBe(401);
  });
});
