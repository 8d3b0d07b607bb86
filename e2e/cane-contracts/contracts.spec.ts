import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { addCrop, addPlot, madeUpGround } from '../land-plots/made-up-plots.ts';
import { confirmMove } from './confirm-move.ts';
import { findLand } from './made-contracts.ts';

for (const { language, texts, width } of [
  { language: 'th', texts: th, width: 1440 },
  { language: 'th', texts: th, width: 390 },
  { language: 'en', texts: en, width: 1440 },
  { language: 'en', texts: en, width: 390 },
] as const) {
  test(`a contract goes from its draft to the paper, ${language} at ${width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const { contractTypes, detail, errors, fields, form, moves, statuses, warnings } = texts;
    const common = (language === 'th' ? platformTh : platformEn).form;
    const { quotaId } = await findLand(request);
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/contracts/create?quotaId=${quotaId}`);
    await page.getByRole('combobox', { name: fields.contractType }).click();
    await page.getByRole('option', { name: contractTypes.tons_pro_7_days }).click();
    await page.getByRole('button', { name: form.create }).click();
    await expect(page.getByText(errors.day_range_required)).toBeVisible();
    await page.getByRole('combobox', { name: fields.dayRange }).click();
    await page.getByRole('option').first().click();
    await page.getByLabel(fields.totalTons).fill('99999');
    const land = page.getByRole('group', { name: fields.plotIds });
    const isPlot = form.plot.split('{{')[0] ?? '';
    await land.getByRole('checkbox', { name: isPlot }).first().check();
    // What grows there comes a moment later, between this plot and the next one.
    await land
      .getByRole('checkbox', { name: new RegExp(`^(?!${isPlot})`) })
      .first()
      .check();
    // Drafts of the examples have the same plots.
    await expect(page.getByText(warnings.plots_elsewhere)).toBeVisible();
    const tooMuch = page.getByText(warnings.tons_above_expected.split('{{')[0] ?? '');
    await expect(tooMuch).toBeVisible();
    await page.getByLabel(fields.totalTons).fill('4.5');
    await expect(tooMuch).toHaveCount(0);
    await page.getByRole('button', { name: form.add_support }).click();
    await page.getByLabel(fields.price).click();
    // People see that the number is chosen before they type over it, key by key.
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('0');
    await page.keyboard.type('1250.5');
    await expect(page.getByText(form.sum.replace('{{amount}}', '1,250.50'))).toBeVisible();
    // How much the bar at the foot covers there depends on how many other contracts have the plots.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expectAccessible();
    await takePicture(`contract-form-${language}-${width}`);
    await page.getByRole('button', { name: form.create }).click();
    await page.getByRole('button', { name: moves.names.submitted }).click();
    await confirmMove(page, texts, 'approved');
    await expect(page.getByText(statuses.approved).first()).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-${language}-${width}`);
    const receipts = form.receipts;
    const receiptsOf = detail.change_receipts_of.split('{{')[0] ?? '';
    await page.getByRole('button', { name: receiptsOf }).click();
    const dialog = page.getByRole('dialog', { name: receiptsOf });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'ใบเสร็จ.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 receipt'),
    });
    await dialog.getByRole('combobox', { name: receipts }).press('ArrowDown');
    await page.getByRole('option', { name: 'ใบเสร็จ.pdf' }).click();
    await dialog.getByRole('combobox', { name: receipts }).press('Escape');
    await expectAccessible();
    await takePicture(`contract-receipts-${language}-${width}`);
    await dialog.getByRole('button', { name: common.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'ใบเสร็จ.pdf' })).toBeVisible();
    await page.getByRole('tab', { name: detail.paper }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: detail.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^CC-\d{6}\.pdf$/);
    await takePicture(`contract-paper-${language}-${width}`);
  });
}

test('the only plot of a farmer is chosen in a new contract, and can be taken out of it', async ({
  page,
  request,
}) => {
  const { id, quota_id, deed_number } = await addPlot(request, madeUpGround());
  await page.goto(`/contracts/create?quotaId=${quota_id}`);
  const land = page.getByRole('group', { name: th.fields.plotIds });
  const plot = land.getByRole('checkbox', { name: deed_number });
  await expect(plot).toBeChecked();
  // Nothing grows there yet; what is recorded meanwhile is taken up.
  await expect(land.getByText(th.form.no_crops)).toBeVisible();
  await addCrop(request, { plotId: id, quotaId: quota_id });
  await expect(land.getByRole('checkbox', { name: 'ขอนแก่น 3' })).toBeChecked();
  await plot.uncheck();
  await expect(plot).not.toBeChecked();

  // The plot leads to its contracts and to a new one.
  await page.goto(`/land-plots/${id}?tab=contracts`);
  await page.getByRole('link', { name: th.list.create }).click();
  await expect(plot).toBeChecked();
  await expect(land.getByRole('checkbox', { name: 'ขอนแก่น 3' })).toBeChecked();
});
