import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { listSettingsRoute } from '#modules/notifications/contract/settings.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { notificationSettings } from './settings.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});
afterAll(() => app.close());

it('the settings that come with the application have different names', async () => {
  const settings = await app.context.database.inCompany({ companyId: 1 }, (tx) =>
    tx
      .select({ name: notificationSettings.name })
      .from(notificationSettings)
      .where(eq(notificationSettings.company_id, 1)),
  );
  const names = settings.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('their names are in the language of the reader, until somebody renames them', async () => {
  const keeper = await signIn(app);
  const query = { search: '', pageSize: 100 };
  const namesIn = async (language: string) => {
    const headers = { 'accept-language': language };
    const { data } = await keeper.ask(listSettingsRoute, { query, headers });
    return data.map(({ name }) => name);
  };
  expect(await namesIn('th')).toContain('ข้ามแปลงในแผน');
  const english = await namesIn('en');
  expect(english).toContain('Plot of a plan skipped');
  expect(english.filter((name) => /[ก-๙]/.test(name))).toEqual([]);
  await app.context.database.inCompany({ companyId: 1 }, (tx) =>
    tx
      .update(notificationSettings)
      .set({ name: 'ชื่อของเรา' })
      .where(eq(notificationSettings.name, 'ข้ามแปลงในแผน')),
  );
  expect(await namesIn('en')).toContain('ชื่อของเรา');
});
