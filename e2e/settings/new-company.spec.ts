import { th } from '#modules/companies/i18n/th.ts';
import { th as settings } from '#modules/settings/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';

test.use({ visitor: 'stranger' });

test('a company is added from the list of companies, and entered', async ({
  page,
  request,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/login');
  // Somebody of their own: the companies of the administrator are those of other journeys.
  await signIn(page, await newPerson(request, 'administrator'));
  const switcher = page.getByRole('button', { name: new RegExp(platform.shell.switch_company) });
  await switcher.click();
  await page.getByRole('menuitem', { name: platform.shell.add_company }).click();
  await expect(page).toHaveURL('/settings/company/create');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field(th.company.name_th).fill('บริษัท ไร่ใหม่ จำกัด');
  await field(th.company.name_en).fill('New Fields Ltd.');
  await field(th.fields.code).fill('ธอท');
  await page.getByRole('radio', { name: th.themes.ForestTheme }).press('Space');
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(settings.errors.company_code_invalid)).toBeVisible();
  await expectAccessible();
  await takePicture('new-company');
  await field(th.fields.code).fill('NEWF');
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(switcher).toHaveAttribute('title', /บริษัท ไร่ใหม่ จำกัด/);
  await expect(page).toHaveURL('/settings/company');
  await expect(page.getByText(/^เพิ่ม บริษัท ไร่ใหม่ จำกัด แล้ว/)).toBeVisible();
  await takePicture('new-company-profile');
  await expect(page.getByRole('definition').filter({ hasText: 'NEWF' })).toBeVisible();
  const colours = page.getByRole('definition').filter({ hasText: th.themes.ForestTheme });
  await expect(colours).toBeVisible();
  await switcher.click();
  await page.getByRole('menu').getByText('ธารอ้อยทอง').click();
  await expect(switcher).toHaveAttribute('title', /ธารอ้อยทอง/);
});
