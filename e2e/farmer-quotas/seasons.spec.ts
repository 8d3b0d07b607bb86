import { th } from '#modules/farmer-quotas/i18n/th.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { addQuota } from './made-up-farmers.ts';

const { anonymisation, detail, fields, season_statuses: statuses, seasons } = th;
const { form } = platformTh;

test('a season is opened and closed, after which its quotas are only read, and a farmer is erased', async ({
  page,
  request,
  expectAccessible,
}) => {
  // An old one: others go on in the latest.
  const year = 2410 + (Date.now() % 80);
  const season = `${year}/${Date.now() % 100_000}`;
  await page.goto('/farmer-quotas/settings');
  await page.getByRole('button', { name: seasons.create }).click();
  const sheet = page.getByRole('dialog', { name: seasons.create });
  await sheet.getByLabel(fields.name).fill(season);
  await sheet.getByLabel(fields.year).fill(String(year));
  await sheet.getByLabel(fields.starts_on).fill(`1/10/${year}`);
  await sheet.getByLabel(fields.ends_on).fill(`30/9/${year + 1}`);
  await expectAccessible();
  await takePicture(page, 'create-season');
  await sheet.getByRole('button', { name: form.save }).click();
  await expect(sheet).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: season });
  await expect(row).toContainText(statuses.open);

  const { id } = await addQuota(request, { season, first_name: 'สมนึก', last_name: season });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: platformTh.records.edit }).click();
  const edit = page.getByRole('dialog', { name: seasons.edit });
  await edit.getByRole('combobox', { name: fields.status }).click();
  await page.getByRole('option', { name: statuses.closed, exact: true }).click();
  await edit.getByRole('button', { name: form.save }).click();
  await expect(edit).toHaveCount(0);
  await expect(row).toContainText(statuses.closed);

  await page.goto(`/farmer-quotas/${id}`);
  await expect(page.getByText(detail.closed_season.replace('{{season}}', season))).toBeVisible();
  await expect(page.getByRole('link', { name: detail.edit })).toHaveCount(0);
  await page.getByRole('button', { name: platformTh.menu.more }).click();
  await page.getByRole('menuitem', { name: anonymisation.action }).click();
  const name = `สมนึก ${season}`;
  const erase = page.getByRole('dialog', { name: anonymisation.title.replace('{{name}}', name) });
  await erase.getByLabel(anonymisation.reason).fill('ขอให้ลบข้อมูล');
  await expect(erase.getByRole('button', { name: anonymisation.action })).toBeDisabled();
  await erase.getByLabel(form.type_name.replace('{{name}}', name)).fill(name);
  await expectAccessible();
  await takePicture(page, 'anonymise-farmer');
  await erase.getByRole('button', { name: anonymisation.action }).click();
  await expect(page.getByRole('heading', { level: 1, name: anonymisation.name })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
