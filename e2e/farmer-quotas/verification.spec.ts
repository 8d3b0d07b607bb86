import { th } from '#modules/farmer-quotas/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { claimQuotas, letOwnEntriesBeVerified, madeUpId, openSeason } from './made-up-farmers.ts';

const { import: texts, verification } = th;
const { file_import: common } = fileImportTh;

test('a sheet becomes verified quotas, and the officer needs nothing but the keyboard', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSeason(request);
  await letOwnEntriesBeVerified(request);
  const mark = String(Date.now()).slice(-9);
  const codes = ['A', 'B', 'C'].map((letter) => `${letter}${mark}`);
  const rows = codes.map((code) => `${code},${madeUpId()},ชาวไร่,${code},081-234-5678`);
  const heads = 'เลขโควต้า,เลขประจำตัวประชาชน,ชื่อ,นามสกุล,โทรศัพท์';
  const wrong = `D${mark},1234567890123,เลขผิด,ทดสอบ,`;

  await page.goto('/farmer-quotas?import=1');
  const sheet = page.getByRole('dialog', { name: texts.title });
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: `${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from([heads, ...rows, wrong].join('\n')),
    });
  await expect(
    sheet.getByRole('heading', { name: common.problems_one.replace('{{count}}', '1') }),
  ).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotas-import');
  await sheet.getByLabel(common.leave_out).check();
  await sheet.getByRole('button', { name: texts.run_other.replace('{{count}}', '3') }).click();
  await expect(sheet.getByText(common.statuses.imported_with_errors)).toBeVisible();

  await claimQuotas(request, codes);
  await page.goto('/farmer-quotas/verification?queue=mine');
  const queue = page.getByRole('region', { name: verification.queue });
  const mine = queue.getByRole('button').filter({ hasText: codes[0] ?? '' });
  await mine.focus();
  await page.keyboard.press('Enter');
  const name = `ชาวไร่ ${codes[0]}`;
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: verification.checks })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'verification-desk');
  await page.keyboard.press('a');
  await expect(mine).toHaveCount(0);

  const next = queue.getByRole('button').filter({ hasText: codes[1] ?? '' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `ชาวไร่ ${codes[1]}` })).toBeVisible();
  await page.keyboard.press('s');
  const why = page.getByRole('dialog');
  await why.getByLabel(verification.more).focus();
  await page.keyboard.type('ขอสำเนาบัตรใหม่');
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(why).toHaveCount(0);
  await expect(next).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await takePicture(page, 'verification-desk-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/farmer-quotas?status=sent_back&search=${codes[1]}`);
  await expect(page.getByRole('row').filter({ hasText: codes[1] ?? '' })).toBeVisible();
});
