import { th } from '#modules/products/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const { units } = th;

test('a unit of products is added, renamed and deleted', async ({ page, expectAccessible }) => {
  const name = `กระสอบ ${Date.now()}`;
  await page.goto('/products/units');
  await page.getByRole('button', { name: units.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(units.name_th).fill(name);
  await dialog.getByLabel(units.name_en).fill('sack');
  await expectAccessible();
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/products/units?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  const choose = async (action: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(platform.records.edit);
  await expect(dialog.getByLabel(units.name_en)).toHaveValue('sack');
  await dialog.getByLabel(units.name_en).fill('bag');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(row).toContainText('bag');

  await choose(platform.records.delete);
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: platform.records.delete }).click();
  await expect(row).toHaveCount(0);
});
