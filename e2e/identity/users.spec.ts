import { th } from '#modules/identity/i18n/th.ts';
import { expect, signIn, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'a-long-phrase-of-mine';

test('an administrator invites a person, who chooses a password and is signed in', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
  takePicture,
}) => {
  const username = `somsri-${Date.now()}`;
  await page.goto('/settings/users');
  await expect(page.getByRole('row').filter({ hasText: 'viewer@' })).toBeVisible();
  await expectAccessible();
  await takePicture('users');

  await page.getByRole('button', { name: th.users.invite }).click();
  await page.getByRole('button', { name: th.users.form.invite, exact: true }).click();
  await expect(page.getByText(th.errors.new_username_required)).toBeVisible();
  await page.getByRole('textbox', { name: th.fields.username }).fill(username);
  await page.getByRole('combobox', { name: th.fields.role }).click();
  await page.getByRole('option', { name: th.roles.staff }).click();
  await expectAccessible();
  await takePicture('users-invite');
  await page.getByRole('button', { name: th.users.form.invite, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: new RegExp(username) });
  const address = await dialog.getByRole('textbox', { name: th.users.link.address }).inputValue();
  expect(address).toContain('/choose-password#');
  await expectAccessible();
  await takePicture('users-link');
  await dialog.getByRole('button', { name: th.actions.done }).click();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText(th.users.statuses.invited)).toBeVisible();

  const invited = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await invited.goto(address);
  await invited.getByLabel(th.choose_password.password, { exact: true }).fill(PASSWORD);
  await invited.getByLabel(th.choose_password.repeat).fill('something else');
  await invited.getByRole('button', { name: th.choose_password.submit }).click();
  await expect(invited.getByText(th.errors.passwords_differ)).toBeVisible();
  await invited.screenshot({ path: 'test-results/pictures/choose-password.png' });
  await invited.getByLabel(th.choose_password.repeat).fill(PASSWORD);
  await invited.getByRole('button', { name: th.choose_password.submit }).click();
  await expect(invited).toHaveURL('/login');
  await signIn(invited, { username, password: PASSWORD });
  await invited.goto(address);
  await expect(invited.getByText(th.errors.account_link_expired)).toBeVisible();
  await invited.close();
});

test('an account is disabled from its row after a confirmation, and enabled again', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/settings/users?search=viewer');
  const row = page.getByRole('row').filter({ hasText: 'viewer' });
  const act = async (label: string) => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  };
  await act(th.users.actions.deactivate);
  await expect(row.getByText(th.users.statuses.inactive)).toBeVisible();
  await expectAccessible();
  await takePicture('users-phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await act(th.users.actions.reactivate);
  await expect(row.getByText(th.users.statuses.active)).toBeVisible();
});
