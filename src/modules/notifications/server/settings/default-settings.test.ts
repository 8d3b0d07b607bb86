import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
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
