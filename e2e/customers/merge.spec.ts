import { z } from 'zod';
import { th } from '#modules/customers/i18n/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { duplicates, fields, list, merges } = th;

test('a duplicate is noticed while it is typed, merged with what it repeats, and separated again', async ({
  page,
  request,
  expectAccessible,
}) => {
  const mark = String(Date.now());
  const phone = `08${mark.slice(-8)}`;
  const headers = await administratorHeaders(request);
  const add = async (name: string, more: object) => {
    const data = { customer_type: 'organization', company_name: name, phone, ...more };
    const answer = await request.post('/v1/customers', { headers, data });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  };
  const stays = `บริษัท ซ้ำ ${mark} จำกัด`;
  const goes = `หจก. อีกชื่อ ${mark}`;
  const id = await add(stays, { note: 'รายแรก' });
  const other = await add(goes, { note: 'รายที่สอง', website: 'https://other.example.com' });

  await page.goto('/customers');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('link', { name: list.create }).click();
  await page.getByLabel(fields.phone).fill(phone);
  await expect(page.getByRole('status').getByText(duplicates.hints)).toBeVisible();
  await expect(page.getByRole('link', { name: stays })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customer-hints');

  await page.goto(`/customers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: stays })).toBeVisible();
  await page.getByRole('link', { name: duplicates.compare }).click();
  await expect(page.getByRole('heading', { level: 1, name: merges.title })).toBeVisible();
  await page.getByRole('radio', { name: 'รายที่สอง' }).check();
  const confirm = page.getByRole('button', { name: merges.confirm.replace('{{count}}', '2') });
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'https://other.example.com' })).toBeChecked();
  await expectAccessible();
  await takePicture(page, 'customer-merge');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, 'customer-merge-phone-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await confirm.click();

  await expect(page.getByRole('heading', { level: 1, name: stays })).toBeVisible();
  await expect(page.getByText('รายที่สอง', { exact: true })).toBeVisible();
  await expectAccessible();
  await takePicture(page, 'customer-merged');
  await page.goto(`/customers/${other}`);
  await expect(page).toHaveURL(new RegExp(`/customers/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: stays })).toBeVisible();
  await page.getByRole('button', { name: merges.undo }).click();
  await page.getByRole('dialog').getByRole('button', { name: merges.undo }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('รายแรก', { exact: true })).toBeVisible();
  await page.goto(`/customers/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: goes })).toBeVisible();
  await expect(page.getByRole('button', { name: platform.menu.more })).toBeVisible();
});
