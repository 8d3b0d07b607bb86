import { en } from '#modules/farmer-quotas/i18n/en.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';
import { addQuota, approve, requestCorrection } from './made-up-farmers.ts';

const { corrections, correction_statuses: statuses, verification } = en;

test.use({ visitor: 'stranger' });

test('a second person approves a correction on a phone, in English', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  const name = `ประเสริฐ ${Date.now()}`;
  const { id, quota_code: code } = await addQuota(request, {
    first_name: name,
    phone: '0812345678',
  });
  await approve(request, id);
  await requestCorrection(request, id);
  await page.goto('/login');
  await signIn(page, await newPerson(request, 'administrator'));
  await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/farmer-quotas/corrections?status=pending');
  await page.getByRole('rowheader').filter({ hasText: code }).click();
  const window = page.getByRole('dialog', {
    name: corrections.decide_title.replace('{{code}}', code),
  });
  await expect(window.getByRole('row').filter({ hasText: en.fields.phone })).toContainText('5432');
  await expectAccessible();
  await takePicture('decide-correction-phone');
  await window.getByRole('button', { name: verification.approve, exact: true }).click();
  await expect(window).toHaveCount(0);
  await page.goto(`/farmer-quotas/corrections?quota_id=${id}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(statuses.approved);
  await page.goto(`/farmer-quotas/${id}`);
  await expect(page.getByRole('link', { name: '089-876-5432' })).toBeVisible();
});
