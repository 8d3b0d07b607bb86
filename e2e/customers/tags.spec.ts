import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { colours, fields, tags } = th;

test('a tag of customers is added with a colour', async ({ page, expectAccessible }) => {
  const name = `แท็ก ${Date.now()}`;
  await page.goto('/customers/tags');
  await page.getByRole('button', { name: tags.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tags.name).fill(name);
  await dialog.getByRole('combobox', { name: fields.colour }).click();
  await page.getByRole('option', { name: colours.green }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(colours.green);
  await expectAccessible();
  await takePicture(page, 'customer-tags');
});
