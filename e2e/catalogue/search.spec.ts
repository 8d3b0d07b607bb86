import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways } from '../phone.ts';
import { openOwnCompany } from './own-catalogue.ts';

const UNKNOWN = 'คำที่แค็ตตาล็อกไม่รู้จัก';
const nothing = th.search.nothing.replace('{{query}}', UNKNOWN);

test('a search without results, by keyboard alone, is reported and noted for administrators', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/air/dashboard');
  const field = page.getByRole('combobox', { name: th.search.label });
  // A screen that shows what it has loaded hears keys.
  const companies = page.getByRole('rowheader').or(page.getByText(th.dashboard.empty_title));
  await expect(companies.first()).toBeVisible();
  await page.keyboard.press('/');
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

test('the box leads to all results, which are narrowed by what they consist of', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await openOwnCompany(page, 'th');
  await page.goto('/air/dashboard?find=1');
  const field = page.getByRole('combobox', { name: th.search.label });
  await field.fill('user_id');
  const all = page.getByRole('option', {
    name: th.search.show_all.replace('{{query}}', 'user_id'),
  });
  await expect(all).toBeVisible();
  // Columns of one name are told apart by the table they are in.
  await expect(
    page.getByRole('option', { name: /user_id.*Backoffice › .+ › / }).first(),
  ).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/air\/search\?search=user_id/);

  const table = page.getByRole('table', { name: th.search.page.title });
  await expect(table.getByRole('rowheader').first()).toContainText('user_id');
  const kinds = page.getByLabel(th.search.facets.kind, { exact: true });
  await expect(kinds.getByRole('option', { name: /^ฟิลด์ \(\d+/ })).toBeAttached();
  await kinds.selectOption('field');
  await expect(page).toHaveURL(/kind=field/);
  const modules = page.getByLabel(th.search.facets.module, { exact: true });
  await modules.selectOption({ index: 1 });
  await expect(page).toHaveURL(/module=/);
  await expect(table.getByRole('rowheader').first()).toContainText('user_id');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible();
    await takePicture(`catalogue-results-${width}`);
  }
});
