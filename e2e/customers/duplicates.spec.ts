import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { addCustomers } from './add-customers.ts';

const { bin, deletion, detail, duplicates, errors } = th;

test('two customers of one phone are said to be two, which is remembered until it is taken back', async ({
  page,
  request,
  expectAccessible,
}) => {
  const mark = String(Date.now());
  const phone = `08${mark.slice(-8)}`;
  const name = `ห้างคู่เหมือน ${mark}`;
  await addCustomers(request, [name, `โรงสีคู่เหมือน ${mark}`], { phone });
  const pair = page.getByRole('row', { name: new RegExp(name) });
  const choose = async (action: string) => {
    await pair.getByRole('button', { name: platform.table.row_actions }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(pair).toHaveCount(0);
  };

  await page.goto('/customers/duplicates?reason=phone&page_size=100');
  await expect(pair).toContainText(duplicates.reasons.phone);
  await expectAccessible();
  await choose(duplicates.dismiss);
  await page.getByLabel(duplicates.decision).selectOption({ label: duplicates.dismissed });
  await expect(pair).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customer-duplicates-dismissed');
  await choose(duplicates.reconsider);
  await page.getByLabel(duplicates.decision).selectOption({ label: duplicates.undecided });
  await expect(pair).toBeVisible();
});

test('a customer in the bin is deleted for good once its name is typed', async ({
  page,
  request,
  expectAccessible,
}) => {
  const name = `ลบถาวร ${Date.now()}`;
  await addCustomers(request, [name]);
  await page.goto(`/customers?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: platform.table.row_actions }).click();
  await page.getByRole('menuitem', { name: detail.delete }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: detail.delete }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`/customers/bin?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1, name: bin.title })).toBeVisible();
  await row.getByRole('button', { name: platform.table.row_actions }).click();
  await page.getByRole('menuitem', { name: deletion.action }).click();
  const confirm = dialog.getByRole('button', { name: deletion.action });
  await dialog.getByRole('textbox').fill('ชื่ออื่น');
  await expect(dialog.getByText(errors.confirm_name)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expectAccessible();
  await takePicture(page, 'customer-delete-for-good');
  await dialog.getByRole('textbox').fill(name);
  await confirm.click();
  await expect(row).toHaveCount(0);
});
