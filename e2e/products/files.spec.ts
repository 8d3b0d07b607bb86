import { truncate, writeFile } from 'node:fs/promises';
import { th } from '#modules/products/i18n/th.ts';
import { th as filesTh } from '#platform/contract/texts/attachments.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { attachments: texts } = filesTh;

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('files of a product are attached, looked at, refused when too large, and deleted', async ({
  page,
  expectAccessible,
}, testInfo) => {
  // By their paths: to hand over the content itself takes a slow machine a minute.
  const picture = testInfo.outputPath('ใบรับรองคุณภาพ.png');
  const film = testInfo.outputPath('วิดีโอ.mp4');
  await writeFile(picture, PNG);
  await writeFile(film, '');
  await truncate(film, 26 * 1024 * 1024);
  await page.goto('/products?search=SUG-RAW');
  await page.getByRole('row').filter({ hasText: 'SUG-RAW' }).getByRole('link').click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: texts.add }).click();
  await (await chooser).setFiles([picture, film]);
  const list = page.getByRole('list', { name: texts.title });
  await expect(list.getByText('ใบรับรองคุณภาพ.png')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('วิดีโอ.mp4');
  await expectAccessible();
  await takePicture(page, 'product-files');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'product-files-phone-dark');
  await page.getByRole('button', { name: texts.dismiss.replace('{{name}}', 'วิดีโอ.mp4') }).click();
  await list
    .getByRole('button', { name: texts.preview.replace('{{name}}', 'ใบรับรองคุณภาพ.png') })
    .click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: 'ใบรับรองคุณภาพ.png' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await list
    .getByRole('button', { name: texts.delete.replace('{{name}}', 'ใบรับรองคุณภาพ.png') })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: platform.records.delete }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(page.getByRole('heading', { name: th.detail.prices })).toBeVisible();
});
