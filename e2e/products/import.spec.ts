import { th } from '#modules/products/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { fields, import: texts } = th;
const { file_import: common } = fileImportTh;

test('products come from a file once it has no problem, whose problems can be downloaded', async ({
  page,
  expectAccessible,
}) => {
  const code = `IM-${Date.now()}`;
  const file = (unit: string) => ({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${fields.code},${fields.name_th},${fields.unit},${fields.price}\n${code},ปุ๋ยจากไฟล์,${unit},"1,250.50"`,
    ),
  });
  await page.goto('/products');
  await page.getByRole('button', { name: texts.open }).click();
  const sheet = page.getByRole('dialog', { name: texts.title });
  await sheet.locator('input[type=file]').setInputFiles(file('ไม่มีหน่วยนี้'));
  await expect(sheet.getByText(th.errors.unit_not_found).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: common.run, exact: true })).toBeDisabled();
  const download = page.waitForEvent('download');
  await sheet
    .getByRole('button', { name: common.save_problems_one.replace('{{count}}', '1') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expectAccessible();
  await takePicture(page, 'products-import');
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'products-import-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await sheet.locator('input[type=file]').setInputFiles(file('ตัน'));
  await sheet.getByRole('button', { name: texts.run_one.replace('{{count}}', '1') }).click();
  await expect(sheet.getByText(common.statuses.imported, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'ปุ๋ยจากไฟล์' })).toBeVisible();
  await takePicture(page, 'products-import-result');
  await page.goto(`/products?search=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1,250.50');
});
