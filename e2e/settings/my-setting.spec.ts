import { en } from '#modules/settings/i18n/en.ts';
import { th as companies } from '#modules/companies/i18n/th.ts';
import { th } from '#modules/settings/i18n/th.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';

// What is chosen here is stored for the person, whom no other journey may share.
test.use({ visitor: 'stranger' });

test('language, appearance and theme take effect immediately and stay', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/login?next=/settings');
  await signIn(page, await newPerson(request));
  await expect(page).toHaveURL('/settings/my-setting');
  await expect(page.getByRole('combobox', { name: th.fields.timezone })).toBeDisabled();
  await expectAccessible();
  await takePicture('my-setting');

  const html = page.locator('html');
  // What is seen changes at once, and all choices report the same.
  const stored = (choice: string) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' &&
        answer.request().postData()?.includes(choice) === true,
    );
  const dark = stored('dark');
  await page.getByText(th.appearances.dark, { exact: true }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await dark;
  const compact = stored('compact');
  await page.getByText(th.densities.compact, { exact: true }).click();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await compact;
  await page.evaluate(() => localStorage.removeItem('backoffice.density'));
  const forest = stored('ForestTheme');
  await page.getByText(companies.themes.ForestTheme).click();
  await forest;
  await expect(html).toHaveAttribute('data-theme', 'ForestTheme');
  await expect(page.getByText(th.my_setting.saved)).toBeVisible();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'ForestTheme');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // It is the person's, not the browser's.
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expectAccessible();
  await takePicture('my-setting-dark-forest');
  await page.getByText(th.densities.comfortable, { exact: true }).click();
  await expect(html).toHaveAttribute('data-density', 'comfortable');

  await page.getByRole('combobox', { name: th.my_setting.language }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: en.my_setting.title })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await takePicture('my-setting-english');

  await page.getByRole('combobox', { name: en.my_setting.language }).click();
  await page.getByRole('option', { name: 'ไทย' }).click();
  await expect(page.getByRole('heading', { name: th.my_setting.title })).toBeVisible();
  await page.getByText(companies.themes.company).click();
  await expect(html).toHaveAttribute('data-theme', 'Default');
});

test('a choice that could not be saved is reverted with a message', async ({ page, request }) => {
  await page.goto('/login?next=/settings/my-setting');
  await signIn(page, await newPerson(request));
  await page.route('**/api/user-settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByText(companies.themes.OliveTheme).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'Default');
});
