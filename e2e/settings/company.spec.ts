import { th } from '#modules/companies/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

test('the company changes its logo and its name, and the frame shows both', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/company');
  await expect(page.getByAltText(th.fields.logo)).toBeVisible();
  await expectAccessible();
  await takePicture('company');
  const before = await page.getByRole('definition').nth(2).innerText();

  await page.getByRole('button', { name: th.actions.edit }).click();
  const sheet = page.getByRole('dialog');
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  await expect(sheet.getByAltText(th.fields.logo)).toHaveAttribute('src', /image\/png/);
  await sheet.getByRole('textbox', { name: th.company.name_en }).fill('Renamed Sugar Co., Ltd.');
  await expectAccessible();
  await takePicture('company-form');
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText(th.company.saved)).toBeVisible();
  await expect(page.getByRole('definition').nth(2)).toHaveText('Renamed Sugar Co., Ltd.');
  await expect(page.getByAltText(th.fields.logo)).toHaveAttribute('src', /image\/png/);

  await page.getByRole('button', { name: th.actions.edit }).click();
  await sheet.getByRole('textbox', { name: th.company.name_en }).fill(before);
  await sheet.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('definition').nth(2)).toHaveText(before);
});
