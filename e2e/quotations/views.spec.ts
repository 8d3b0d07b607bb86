import { th } from '#modules/quotations/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { th as texts } from '#platform/contract/texts/views.th.ts';
import { expect, test } from '../fixtures.ts';

const { views } = texts;

test('a view keeps whose quotations it shows', async ({ page }) => {
  const name = `ของฉัน ${Date.now()}`;
  await page.goto('/quotations');
  const bar = page.getByRole('search');
  await bar.getByRole('combobox', { name: th.fields.owner_id }).click();
  await page.getByRole('option', { name: th.list.mine, exact: true }).click();
  await expect(page).toHaveURL(/owner_id=\d+/);
  const mine = new URL(page.url()).searchParams.get('owner_id');
  await bar.getByRole('button', { name: platform.table.views, exact: true }).click();
  await page.getByRole('menuitem', { name: views.save_as }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(views.name).fill(name);
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/quotations');
  await expect(page).not.toHaveURL(/owner_id/);
  await bar.getByRole('button', { name: platform.table.views, exact: true }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
  await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`owner_id=${mine}(?:&|$)`));
});
