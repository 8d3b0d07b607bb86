import { th } from '#modules/audit/i18n/th.ts';
import { labelsTh } from '#modules/directory/i18n/labels.th.ts';
import { th as directory } from '#modules/directory/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

test('changes are in the history with before and after, which can be exported', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  const name = `แผนก ${Date.now()}`;
  await page.goto('/settings/organization?create=1');
  const sheet = page.getByRole('dialog', { name: directory.units.department.create });
  await sheet.getByLabel(directory.fields.name_th).fill(name);
  await sheet.getByLabel(directory.fields.name_en).fill('Some department');
  await sheet.getByRole('button', { name: directory.units.department.create }).click();
  await expect(sheet).toBeHidden();

  await page.goto('/settings/audit');
  // Other journeys fill page after page with changes of other kinds.
  await page.getByRole('combobox', { name: th.fields.entity }).click();
  await page.getByRole('option', { name: labelsTh.entities.department, exact: true }).click();
  await expect(page).toHaveURL(/entity=department/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(directory.events.department_created);
  await page.getByRole('textbox', { name: th.fields.from }).press('ArrowDown');
  await page.getByRole('button', { name: platform.date.spans.this_month }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01.*to=/);
  await page.getByRole('textbox', { name: th.fields.to }).fill('1/1/2569');
  await page.getByRole('textbox', { name: th.fields.to }).press('Enter');
  await expect(page.getByText(/ต้องไม่ก่อนวันที่ 1 /)).toBeVisible();
  await expectAccessible();
  await takePicture('audit');
  await row.getByRole('rowheader').click();
  const entry = page.getByRole('dialog', { name: directory.events.department_created });
  await expect(entry.getByRole('cell', { name: 'Some department' })).toBeVisible();
  await expectAccessible();
  await takePicture('audit-entry');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ส่งออก' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ประวัติการใช้งาน .*\.csv$/);
  // Leaving would break it off.
  await file.path();
  await page.goto('/settings/audit?entity=export');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await page.goto('/settings/audit');
  await page.getByRole('button', { name: th.screen.older }).click();
  await expect(page).toHaveURL(/before=/);
  await page.getByRole('combobox', { name: th.fields.entity }).click();
  await page.getByRole('option', { name: labelsTh.entities.department, exact: true }).click();
  await expect(page).toHaveURL(/entity=department/);
  await expect(page).not.toHaveURL(/before=/);
});
