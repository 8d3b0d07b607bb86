import { th } from '#modules/identity/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('a custom role of the company is created, changed and deleted beside the standard ones', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = `บัญชี ${Date.now() % 100_000}`;
  await page.goto('/settings/roles');
  await expect(page.getByRole('columnheader', { name: th.roles.administrator })).toBeVisible();
  await expectAccessible();

  // A checkbox that the edge of the sheet clips would count as a target too small.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.getByRole('button', { name: th.role_matrix.create }).click();
  await page.getByRole('textbox', { name: th.role_matrix.form.name }).fill(name);
  await page.getByRole('checkbox', { name: th.permissions.read, exact: true }).check();
  await expectAccessible();
  await takePicture('roles-form');
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await takePicture('roles');

  const actions = th.role_matrix.actions.replace('{{name}}', name);
  await page.getByRole('button', { name: actions }).click();
  await page.getByRole('menuitem', { name: th.actions.edit }).click();
  await page.getByRole('checkbox', { name: th.permissions.manage_users, exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.role_matrix.saved)).toBeVisible();
  // Its address is removed when it closes: loaded before, the page would open it again.
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize(PHONE);
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'ตั้งค่า', exact: true });
  await expect(bar.getByRole('link', { name: th.role_matrix.title })).toBeInViewport({ ratio: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await takePicture('roles-phone');
  await page.getByRole('button', { name: actions }).click();
  await page.getByRole('menuitem', { name: th.actions.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: th.actions.delete }).click();
  await expect(page.getByRole('columnheader', { name })).toBeHidden();
});
