import { en } from '#modules/identity/i18n/en.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { administrator } from '../administrator.ts';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ visitor: 'stranger' });

const PHONE = { width: 390, height: 844 };

test('a visitor sees the company, signs in and arrives at the requested screen', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/my-setting');
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fmy-setting');
  await expect(page.getByText('บริษัท น้ำตาลธารอ้อยทอง จำกัด').first()).toBeVisible();
  await expect(page.getByText(th.sign_in.version.replace('{{version}}', '2.0.2'))).toBeVisible();
  await expectAccessible();
  await takePicture('sign-in');

  // It is reported for a few seconds only.
  await Promise.all([expect(page.getByText(th.sign_in.succeeded)).toBeVisible(), signIn(page)]);
  await expect(page).toHaveURL('/settings/my-setting');
});

test('a person with a session is forwarded from the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('missing input is reported beside its field, and a wrong password above the form', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(page.getByText(th.errors.username_required)).toBeVisible();
  await expect(page.getByText(th.errors.password_required)).toBeVisible();
  await expect(page.getByLabel(th.sign_in.username)).toBeFocused();
  await expectAccessible();

  await page.getByLabel(th.sign_in.username).fill('somebody');
  await expect(page.getByText(th.errors.username_required)).toBeHidden();
  await page.getByLabel(th.sign_in.password, { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').getByText(th.errors.invalid_credentials).first(),
  ).toBeVisible();
  await expect(page.getByText(th.sign_in.failed)).toBeVisible();
  await expect(page.getByLabel(th.sign_in.username)).toHaveValue('somebody');
});

test('the page is in English for people who choose it, and so is everything behind it', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: en.sign_in.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: en.sign_in.submit }).click();
  await expect(page.getByText('Username or email is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await page.getByLabel(en.sign_in.username).fill('viewer');
  await page.getByLabel(en.sign_in.password, { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
});

test('a default logo is shown where the company cannot be loaded', async ({ page }) => {
  await page.route('**/api/companies/1', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('img[src="/favicon.svg"]')).toBeVisible();
  await expect(page.getByRole('button', { name: th.sign_in.submit })).toBeEnabled();
});

test('it fits a phone', async ({ page, expectAccessible, takePicture }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByText(th.sign_in.forgot_password).click();
  await expect(page.getByText(th.sign_in.forgot_password_help)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible();
  await takePicture('sign-in-phone');
});

test('signing out ends the session here and on the server', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { ...administrator, username: 'staff' });
  await page.getByRole('button', { name: /เมนูผู้ใช้/ }).click();
  await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/settings/my-setting');
  await expect(page).toHaveURL(/\/login\?next=/);
});
