import { th } from '#modules/engines/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

const { actions, banners, delete_dialog, withdraw_dialog, form, list, statuses, versions } = th;

test('an engine is registered, its logic gets another version, it is replaced by another, and an unused one is deleted', async ({
  page,
}) => {
  const code = `E2E-${Date.now()}`;
  await page.goto('/engine-management');
  await page.getByRole('link', { name: list.create }).click();
  await page.getByLabel(form.code).fill(code);
  await page.getByLabel(form.name).fill('คำนวณค่าขนส่งตามระยะทาง');
  await page.getByRole('combobox', { name: form.type }).click();
  await page.getByRole('option', { name: th.types.function, exact: true }).click();
  await page.getByLabel(form.logic).fill('return distance * rate');
  await page.getByRole('button', { name: form.create, exact: true }).click();
  await expect(page.getByText(banners.created)).toBeVisible();
  await expect(page).toHaveURL(/\/engine-management$/);

  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('link').click();
  await page.getByRole('link', { name: actions.edit, exact: true }).click();
  await page.getByRole('textbox', { name: form.logic }).fill('return distance * rate\nround to 2');
  await page.getByLabel(form.change_note).fill('ปัดเศษ');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(banners.updated)).toBeVisible();
  await expect(page).toHaveURL(/\/engine-management$/);

  await row.getByRole('link').click();
  await page.getByRole('tab', { name: versions.tab }).click();
  const counts = versions.counts.replace('{{added}}', '1').replace('{{removed}}', '0');
  await expect(page.getByText(counts)).toBeVisible();

  await page.getByRole('button', { name: actions.deprecate }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('CANE-PRICE');
  await page.getByRole('option', { name: /CANE-PRICE/ }).click();
  await dialog.getByRole('button', { name: withdraw_dialog.deprecated.confirm }).click();
  await expect(page.getByRole('link', { name: /CANE-PRICE/ })).toBeVisible();
  await expect(page.getByText(statuses.deprecated, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: actions.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: delete_dialog.confirm }).click();
  await expect(page).toHaveURL(/\/engine-management$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});
