import { th } from '#modules/farmer-quotas/i18n/th.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoSideways } from '../phone.ts';
import { takePicture } from '../pictures.ts';
import {
  addQuota,
  claimQuotas,
  letOwnEntriesBeVerified,
  madeUpId,
  openSeason,
} from './made-up-farmers.ts';

const { checks, detail, fields, form, import: texts, list, statuses, verification } = th;
const { file_import: common } = fileImportTh;
const { table } = platformTh;

const BY_KEYBOARD = 20;
const ON_A_PHONE = 1;
const QUEUE = BY_KEYBOARD + ON_A_PHONE;
const SENT_BACK = 'ขอสำเนาบัตรใหม่';

test('a sheet becomes verified quotas, and the officer works a queue of 20 with nothing but the keyboard, and one on a phone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSeason(request);
  await letOwnEntriesBeVerified(request);
  const mark = String(Date.now()).slice(-9);
  const codes = Array.from({ length: QUEUE }, (_, place) => `V${mark}-${place + 10}`);
  const rows = codes.map((code) => `${code},${madeUpId()},ชาวไร่,${code},081-234-5678,ขก.${mark}`);
  const heads = 'เลขโควต้า,เลขบัตรประชาชน,ชื่อ,สกุล,เบอร์โทร,จังหวัด';
  const wrong = `W${mark},1234567890123,เลขผิด,ทดสอบ,,`;

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
  // How this office writes its province is said once, for all rows.
  await sheet
    .getByRole('combobox', { name: common.value_means.replace('{{value}}', `ขก.${mark}`) })
    .fill('ขอนแก่น');
  await page.getByRole('option', { name: 'ขอนแก่น', exact: true }).click();
  await expect(
    sheet.getByRole('heading', { name: common.problems_one.replace('{{count}}', '1') }),
  ).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotas-import');
  await sheet.getByLabel(common.leave_out).check();
  const run = texts.run_other.replace('{{count}}', String(QUEUE));
  await sheet.getByRole('button', { name: run }).click();
  await expect(sheet.getByText(common.statuses.imported_with_errors)).toBeVisible();

  await claimQuotas(request, codes);
  // A page that is there no more leads to the last one.
  await page.goto(`/farmer-quotas/verification?queue=mine&page=3&search=${mark}`);
  const queue = page.getByRole('region', { name: verification.queue });
  const entries = queue.getByRole('button').filter({ hasText: mark });
  const approve = page.getByRole('button', { name: verification.approve, exact: true });
  await expect(entries).toHaveCount(QUEUE);
  await entries.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: verification.checks })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'verification-desk');

  const refuse = async (key: string, why: string) => {
    await expect(approve).toBeEnabled();
    await page.keyboard.press(key);
    const window = page.getByRole('dialog');
    await expect(window.getByLabel(fields.reason, { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(why);
    await expectAccessible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(window).toHaveCount(0);
  };
  await refuse('s', SENT_BACK);
  await expect(entries).toHaveCount(QUEUE - 1);
  await refuse('r', 'ไม่ใช่ชาวไร่ของเขตนี้');
  await expect(entries).toHaveCount(QUEUE - 2);
  for (let left = QUEUE - 3; left >= ON_A_PHONE; left -= 1) {
    await expect(approve).toBeEnabled();
    // The checks have failed, as there are no documents.
    await page.keyboard.press('a');
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText(checks.documents_missing);
    // The window takes the focus once it is there.
    await expect(asked.getByRole('button', { name: verification.approve_this })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(left);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await expect(entries).toBeHidden();
  await expectNoSideways(page);
  await expectAccessible();
  await takePicture(page, 'verification-desk-phone');
  await page.getByRole('heading', { name: form.bank }).scrollIntoViewIfNeeded();
  await expect(page.getByText(verification.no_documents)).toBeInViewport();
  await approve.click();
  const approveThis = page.getByRole('button', { name: verification.approve_this });
  await expect(approveThis).toBeVisible();
  await page.getByLabel(verification.approval_note).fill('เห็นเอกสารตัวจริงแล้ว');
  await takePicture(page, 'approve-quota-phone');
  await approveThis.click();
  await expect(entries).toHaveCount(0);
  // That nothing is left is no failure of the search.
  await expect(queue.getByText(verification.worked_off)).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'verification-worked-off-phone');
  await queue.getByRole('button', { name: verification.show_all }).click();
  await expect(page).toHaveURL(/\/farmer-quotas\/verification$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/farmer-quotas?status=verified&search=${mark}`);
  await expect(page.getByRole('rowheader').first()).toContainText(mark);
  await expect(page.getByRole('rowheader')).toHaveCount(QUEUE - 2);

  // Who corrects what was sent back reads why in the form, and finds the documents from there.
  await page.goto(`/farmer-quotas?status=sent_back&search=${mark}`);
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('link', { name: detail.edit }).click();
  await expect(page.getByLabel(fields.first_name)).toBeVisible();
  await expect(page.getByText(detail.reason.replace('{{reason}}', SENT_BACK))).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: detail.documents }).click();
  await expect(page.getByRole('tab', { name: detail.documents, selected: true })).toBeVisible();
});

test('a quota that a link opens is the first of the queue, and its approval leads to a page that says what had failed', async ({
  page,
  request,
  expectAccessible,
}) => {
  await letOwnEntriesBeVerified(request);
  const name = `สมพร ${Date.now()}`;
  const { id, quota_code: code } = await addQuota(request, { first_name: name });
  await page.goto(`/farmer-quotas/verification?selected=${id}`);
  const queue = page.getByRole('region', { name: verification.queue });
  const first = queue.getByRole('listitem').first().getByRole('button');
  await expect(first).toContainText(code);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: verification.approve, exact: true }).click();
  await page.getByRole('button', { name: verification.approve_this }).click();
  const said = page.getByRole('status').filter({ hasText: name });
  await expect(said).toContainText(code);
  await expect(first).not.toContainText(code);
  await expectAccessible();
  await takePicture(page, 'verification-done');
  await said.getByRole('button', { name: verification.open }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const status = detail.over_failed_checks.replace('{{status}}', statuses.verified);
  await expect(page.getByText(status).first()).toBeVisible();
  await expect(page.getByText(checks.documents_missing)).toBeVisible();
  await expect(page.getByText(detail.no_reason)).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quota-over-failed-checks');
  await page.goto(`/farmer-quotas?search=${code}`);
  await page.getByLabel(fields.checks).selectOption(list.checks_failed);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(status);
  await page.getByRole('button', { name: table.export }).click();
  await expect(page.getByRole('menu', { name: list.masked_export })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'quotas-export-menu');
});
