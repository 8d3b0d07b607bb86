import type { Page } from '@playwright/test';
import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { examine } from '../examine.ts';
import { expect, test } from '../fixtures.ts';
import { openAs } from '../open-as.ts';
import { addressOfFirst } from '../screen.ts';
import { confirmMove } from './confirm-move.ts';
import { findLand, makeContract } from './made-contracts.ts';

const REASON = 'จำนวนตันไม่ตรงกับใบสำรวจแปลง';

async function dress(page: Page, { language, width }: { language: string; width: number }) {
  await page.goto('/');
  await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
  await page.setViewportSize({ width, height: 900 });
}

for (const { language, texts, width } of [
  { language: 'th', texts: th, width: 1440 },
  { language: 'en', texts: en, width: 390 },
] as const) {
  const { detail, errors, fields, form, moves, statuses } = texts;
  const { form: common, menu } = language === 'th' ? platformTh : platformEn;

  test(`a contract is rejected with a reason, changed and handed in again, ${language} at ${width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const { id, code } = await makeContract(request, {
      ...(await findLand(request)),
      isHandedIn: true,
    });
    await dress(page, { language, width });
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: moves.names.rejected, exact: true }).click();
    const window = page.getByRole('dialog', { name: moves.reject_title.replace('{{code}}', code) });
    const reject = window.getByRole('button', { name: moves.names.rejected });
    await reject.click();
    await expect(window.getByText(errors.reject_reason_required)).toBeVisible();
    await expect(window.getByText(moves.reject_text)).toBeVisible();
    await window.getByLabel(fields.rejectReason).fill(REASON);
    await expectAccessible();
    await takePicture(`contract-rejection-${language}`);
    await reject.click();
    await expect(page.getByText(detail.rejected.replace('{{reason}}', REASON))).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: moves.names.draft }).click();
    await page.getByRole('link', { name: detail.edit }).click();
    // It moves what is below it when it is known.
    await expect(page.getByText(texts.warnings.plots_elsewhere)).toBeVisible();
    await page.getByLabel(fields.totalTons).fill('11');
    await page.getByRole('button', { name: form.add_support }).click();
    await page.getByLabel(fields.price).fill('800');
    // A receipt is attached and chosen without leaving the form.
    await page.locator('input[type=file]').setInputFiles({
      name: 'ใบเสร็จปุ๋ย.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 receipt'),
    });
    await page.getByRole('combobox', { name: form.receipts }).press('ArrowDown');
    await page.getByRole('option', { name: 'ใบเสร็จปุ๋ย.pdf' }).click();
    await page.keyboard.press('Escape');
    await expectAccessible();
    await takePicture(`contract-receipt-${language}`);
    await page
      .getByRole('button', {
        name: common.save,
      })
      .click();
    await page.getByRole('button', { name: moves.names.submitted }).click();
    await expect(page.getByText(statuses.submitted).first()).toBeVisible();
    await expect(page.getByText('ใบเสร็จปุ๋ย.pdf')).toBeVisible();
  });

  test(`a contract in force is cancelled with a reason, after its money is named, ${language} at ${width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const { id, code } = await makeContract(request, {
      ...(await findLand(request)),
      promotionAmount: 5_000,
      supportItems: [{ supportType: 'fertilizer', price: 12_000 }],
      isHandedIn: true,
    });
    await dress(page, { language, width });
    await page.goto(`/contracts/${id}`);
    await page.getByRole('button', { name: moves.names.approved, exact: true }).click();
    const asked = page.getByRole('dialog', {
      name: moves.questions.approved.replace('{{code}}', code),
    });
    await expect(asked.getByText('12,000.00')).toBeVisible();
    await expect(asked.getByText('5,000.00')).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-approval-${language}`);
    await asked.getByRole('button', { name: moves.names.approved }).click();
    await confirmMove(page, texts, 'active');
    await expect(page.getByText(statuses.active, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(fields.activatedAt)).toBeVisible();
    await page.getByRole('button', { name: menu.more }).click();
    await page.getByRole('menuitem', { name: moves.names.cancelled }).click();
    const window = page.getByRole('dialog', {
      name: moves.questions.cancelled.replace('{{code}}', code),
    });
    const cancel = window.getByRole('button', { name: moves.names.cancelled });
    await expect(
      window.getByText(moves.support_sum.replace('{{amount}}', '12,000.00')),
    ).toBeVisible();
    await expect(
      window.getByText(moves.promotion_sum.replace('{{amount}}', '5,000.00')),
    ).toBeVisible();
    await cancel.click();
    await expect(window.getByText(errors.cancel_reason_required)).toBeVisible();
    await window.getByLabel(fields.rejectReason).fill(REASON);
    await expectAccessible();
    await takePicture(`contract-cancellation-${language}`);
    await cancel.click();
    await expect(page.getByText(detail.cancelled.replace('{{reason}}', REASON))).toBeVisible();
  });

  test(`several contracts change their status at once, each by itself, ${language} at ${width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const land = await findLand(request);
    const ready = [await makeContract(request, land), await makeContract(request, land)];
    const empty = await makeContract(request, { quotaId: land.quotaId });
    const codes = [...ready, empty].map(({ code }) => code);
    await dress(page, { language, width });
    await page.goto('/contracts');
    for (const code of codes) {
      const box = page.getByRole('row').filter({ hasText: code }).getByRole('checkbox');
      // By keyboard, as contracts that others create move the rows away from the pointer.
      await box.press(' ');
      await expect(box).toBeChecked();
    }
    await page.getByRole('button', { name: moves.change_status }).click();
    const window = page.getByRole('dialog');
    await window
      .getByLabel(moves.change_status, { exact: true })
      .selectOption(moves.names.submitted);
    await expect(window.getByRole('button', { name: common.cancel })).toBeVisible();
    await expectAccessible();
    await window.getByRole('button', { name: moves.names.submitted }).click();
    await expect(window.getByRole('listitem').filter({ hasText: empty.code })).toContainText(
      errors.plots_required,
    );
    await expectAccessible();
    await takePicture(`contracts-moved-${language}`);
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    for (const { code } of ready) {
      await expect(page.getByRole('row').filter({ hasText: code })).toContainText(
        statuses.submitted,
      );
    }
    await expect(page.getByRole('row').filter({ hasText: empty.code })).toContainText(
      statuses.draft,
    );
  });
}

test('who may not close or cancel a contract in force reads who can', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await addressOfFirst(page, '/contracts?status=active&sort=createdAt');
  const staff = await openAs(browser, { username: 'staff', address: `${baseURL}${path}` });
  const { moves } = th;
  await expect(staff.getByText(moves.enders.split('{{')[0] ?? '')).toBeVisible();
  await expect(staff.getByRole('button', { name: moves.names.closed })).toHaveCount(0);
  await expect(staff.getByRole('button', { name: platformTh.menu.more })).toHaveCount(0);
  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await examine(staff)).toEqual([]);
  await staff.context().close();
});
