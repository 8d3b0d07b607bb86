import { th } from '#modules/directory/i18n/th.ts';
import { expect, test } from '../fixtures.ts';

const { fields, profile } = th;
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a person changes their telephone number and picture, which the frame shows too', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/settings/account');
  const phone = page.getByRole('definition').nth(4);
  await expect(phone).toHaveText(/\d/);
  const before = await phone.innerText();
  await expectAccessible();
  await takePicture('profile');
  const sheet = page.getByRole('dialog', { name: profile.title });
  const open = () => page.getByRole('button', { name: profile.edit }).click();
  const save = () => sheet.getByRole('button', { name: 'บันทึก' }).click();

  await open();
  await expect(sheet.getByLabel(fields.position)).toBeDisabled();
  await sheet.getByLabel(fields.phone).fill('call me');
  await save();
  await expect(sheet.getByText(th.errors.phone_invalid)).toBeVisible();
  await sheet.getByLabel(fields.phone).fill('089 999 9999');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PICTURE, 'base64'),
  });
  await expect(sheet.getByAltText(fields.photo)).toBeVisible();
  await expectAccessible();
  await takePicture('profile-form');
  await save();
  await expect(page.getByText(profile.saved)).toBeVisible();
  await expect(phone).toHaveText('089 999 9999');
  await expect(page.getByRole('button', { name: 'เมนูผู้ใช้' }).locator('img')).toBeVisible();

  await open();
  await sheet.getByLabel(fields.phone).fill(before);
  await sheet.getByRole('button', { name: profile.remove_photo }).click();
  await save();
  await expect(phone).toHaveText(before);
});
