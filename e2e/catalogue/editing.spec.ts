import { th } from '#modules/catalogue/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnFeature } from './own-catalogue.ts';

const { actions, entry, fields, history } = th;

test('a feature is followed and described, and its history shows who wrote what', async ({
  page,
  expectAccessible,
}) => {
  const description = `ลิงก์ยืนยันบัญชีที่ส่งทางอีเมล ${Date.now()}`;
  await openOwnFeature(page, 'th');
  await page.getByRole('button', { name: entry.follow, exact: true }).click();
  await expect(page.getByRole('button', { name: entry.following })).toBeVisible();

  await page.getByRole('button', { name: actions.edit, exact: true }).click();
  await page.getByRole('dialog').getByLabel(fields.description).fill(description);
  await expectAccessible();
  await page.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(description)).toBeVisible();

  await page.getByRole('tab', { name: entry.history }).click();
  const newest = page
    .getByRole('region', { name: history.title })
    .getByRole('listitem')
    .filter({ hasText: description });
  await expect(newest).toContainText(history.minor);
  await expectAccessible();

  await page.getByText(history.views.compare).click();
  await expect(newest).toContainText(description);

  await page.getByRole('button', { name: entry.following }).click();
  await expect(page.getByRole('button', { name: entry.follow, exact: true })).toBeVisible();
});

test('what a system knows of a field is written in its form and shown in its row', async ({
  page,
  expectAccessible,
}) => {
  await openOwnFeature(page, 'th');
  const row = page.getByRole('row').filter({ has: page.getByText('purpose', { exact: true }) });
  await row.getByRole('button', { name: platformTh.table.row_actions }).click();
  await page.getByRole('menuitem', { name: actions.edit, exact: true }).click();
  const sheet = page.getByRole('dialog');
  const formula = `ตั้งเมื่อส่งลิงก์ ${Date.now()}`;
  await sheet.getByRole('switch', { name: fields.is_read_only }).check();
  await sheet.getByLabel(fields.choices).fill('reset\ninvite');
  await sheet.getByLabel(fields.formula).fill(formula);
  await sheet.getByLabel(fields.external_target).fill('SAP.BILLING');
  await expectAccessible();
  await page.getByRole('button', { name: platformTh.form.save, exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(fields.is_read_only);
  await expect(row).toContainText(`${fields.choices}: reset, invite`);
  await expect(row).toContainText(formula);
  await expect(row).toContainText('SAP.BILLING');
});
