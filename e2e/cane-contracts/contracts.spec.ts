import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { expect, test } from '../fixtures.ts';
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
    await land.getByRole('checkbox').first().check();
    await land.getByRole('checkbox').nth(1).check();
    const tooMuch = page.getByText(warnings.tons_above_expected.split('{{')[0] ?? '');
    await expect(tooMuch).toBeVisible();
    await page.getByLabel(fields.totalTons).fill('4.5');
    await expect(tooMuch).toHaveCount(0);
    await page.getByRole('button', { name: form.add_support }).click();
    await page.getByLabel(fields.price).fill('1250.5');
    await expect(page.getByText(form.sum.replace('{{amount}}', '1,250.50'))).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-form-${language}-${width}`);
    await page.getByRole('button', { name: form.create }).click();
    await page.getByRole('button', { name: moves.names.submitted }).click();
    await page.getByRole('button', { name: moves.names.approved, exact: true }).click();
    await expect(page.getByText(statuses.approved).first()).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-${language}-${width}`);
    await page.getByRole('tab', { name: detail.paper }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: detail.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^CC-\d{6}\.pdf$/);
    await takePicture(`contract-paper-${language}-${width}`);
  });
}
