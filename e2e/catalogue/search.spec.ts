import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const UNKNOWN = 'คำที่แค็ตตาล็อกไม่รู้จัก';
const nothing = th.search.nothing.replace('{{query}}', UNKNOWN);

test.use({ actionTimeout: 20_000 });

test('a search without results, by keyboard alone, is reported and noted for administrators', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/air/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: th.search.label });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  const noted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/v1/air/activity-logs/batch') &&
      answer.request().postData()?.includes(UNKNOWN) === true,
  );
  await page.keyboard.type(UNKNOWN);
  await expect(page.getByText(nothing)).toBeVisible();
  await expectAccessible();
  expect((await noted).status()).toBe(201);

  await page.keyboard.press('Escape');
  await expect(page.getByText(nothing)).toBeHidden();
  await expect(field).toBeFocused();

  await page.goto('/air/activity');
  await expect(page.getByRole('rowheader', { name: UNKNOWN })).toBeVisible();
});

test('a search that fails says so and can be tried again', async ({ page }) => {
  await page.route('**/v1/air/search?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/air/dashboard?find=1');
  await page.getByRole('combobox', { name: th.search.label }).fill(UNKNOWN);
  await expect(page.getByRole('alert').filter({ hasText: th.search.failed })).toBeVisible();
  await page.unroute('**/v1/air/search?*');
  await page.getByRole('button', { name: platformTh.feedback.try_again }).click();
  await expect(page.getByText(nothing)).toBeVisible();
});
