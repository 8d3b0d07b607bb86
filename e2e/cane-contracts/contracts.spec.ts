import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

const drafts = z.object({ data: z.array(z.object({ quotaId: z.string() })).min(1) });

/** A quota with plots on which cane grows. */
async function findQuota(request: APIRequestContext): Promise<string> {
  const headers = await administratorHeaders(request);
  const answer = await request.get('/v1/contracts?status=draft', { headers });
  return drafts.parse(await answer.json()).data[0]?.quotaId ?? '';
}

for (const { language, texts, width } of [
  { language: 'th', texts: th, width: 1440 },
  { language: 'en', texts: en, width: 390 },
] as const) {
  test(`a contract goes from its draft to the paper, ${language} at ${width} pixels`, async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    const { contractTypes, detail, errors, fields, form, moves, statuses } = texts;
    const quotaId = await findQuota(request);
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
    await page.getByLabel(fields.totalTons).fill('45.5');
    const land = page.getByRole('group', { name: fields.plotIds });
    await land.getByRole('checkbox').first().check();
    await land.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: form.add_support }).click();
    await page.getByLabel(fields.price).fill('1250.5');
    await expect(page.getByText(form.sum.replace('{{amount}}', '1,250.50'))).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-form-${language}`);
    await page.getByRole('button', { name: form.create }).click();
    await page.getByRole('button', { name: moves.names.submitted }).click();
    await page.getByRole('button', { name: moves.names.approved, exact: true }).click();
    await expect(page.getByText(statuses.approved).first()).toBeVisible();
    await expectAccessible();
    await takePicture(`contract-${language}`);
    await page.getByRole('tab', { name: detail.paper }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: detail.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^CC-\d{6}\.pdf$/);
    await takePicture(`contract-paper-${language}`);
  });
}
