import type { Page } from '@playwright/test';
import { z } from 'zod';
import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';
import { addCustomers } from './add-customers.ts';

const { anonymisation, fields, form, list, merges, several, statuses, tags } = th;

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('chosen customers are tagged, changed alike and merged from the list', async ({
  page,
  request,
  expectAccessible,
}) => {
  const mark = `กลุ่ม${Date.now()}`;
  const names = [`${mark} หนึ่ง`, `${mark} สอง`];
  await addCustomers(request, names);
  const headers = await administratorHeaders(request);
  await request.post('/v1/customers/tags', { headers, data: { name: mark } });
  const choose = async (action: string) => {
    // What was chosen before is forgotten with its window, while the rows may change earlier.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const name of names) await row(page, name).getByRole('checkbox').check();
    await page.getByRole('button', { name: action, exact: true }).click();
  };

  await page.goto(`/customers?search=${encodeURIComponent(mark)}`);
  await choose(tags.put_on_several);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length);
  const confirm = dialog.getByRole('button', { name: tags.put_on_several });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('combobox', { name: fields.tag_id }).fill(mark);
  await page.getByRole('listbox').getByRole('option', { name: mark }).click();
  await expectAccessible();
  await takePicture(page, 'customers-tag-several');
  await confirm.click();
  for (const name of names)
    await expect(row(page, name).getByText(mark, { exact: true })).toBeVisible();

  await choose(several.edit);
  await expect(dialog.getByRole('listitem').first()).toContainText(
    `${statuses.active} → ${statuses.inactive}`,
  );
  await expectAccessible();
  await takePicture(page, 'customers-change-several');
  await dialog.getByRole('button', { name: several.edit }).click();
  for (const name of names) await expect(row(page, name)).toContainText(statuses.inactive);

  await choose(several.edit);
  await dialog.getByLabel(several.field).selectOption({ label: fields.owner_id });
  await dialog.getByRole('combobox', { name: fields.owner_id }).fill('สม');
  const owner = page.getByRole('listbox').getByRole('option', { name: /^สม/ }).first();
  const [ownerName = ''] = ((await owner.textContent()) ?? '').split(' · ');
  await owner.click();
  await expect(dialog.getByRole('listitem').first()).toContainText(ownerName);
  await expectAccessible();
  await takePicture(page, 'customers-hand-over');
  await dialog.getByRole('button', { name: several.edit }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: names[0] }).click();
  await expect(page.getByText(ownerName)).toBeVisible();
  await page.goBack();

  await choose(several.merge);
  await expect(page.getByRole('heading', { level: 1, name: merges.title })).toBeVisible();
  await expect(page.getByRole('radio', { name: names[1] }).first()).toBeVisible();
});

test('the personal data of a customer are erased with its name and a reason', async ({
  page,
  request,
  expectAccessible,
}) => {
  const name = `ลบข้อมูล ${Date.now()}`;
  const [id = ''] = await addCustomers(request, [name]);
  await page.goto(`/customers/${id}`);
  await page.getByRole('button', { name: platform.menu.more }).click();
  await page.getByRole('menuitem', { name: anonymisation.action }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: anonymisation.action });
  await dialog.getByLabel(anonymisation.reason).fill('เจ้าของข้อมูลขอให้ลบ');
  await dialog.getByRole('textbox').last().fill('ชื่ออื่น');
  await expect(dialog.getByText(th.errors.confirm_name)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expectAccessible();
  await takePicture(page, 'customers-erase');
  await dialog.getByRole('textbox').last().fill(name);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByText(anonymisation.notice.split('{{date}}')[0] ?? '')).toBeVisible();
});

test('an address that is chosen before the stored one has its name stays chosen', async ({
  page,
  request,
}) => {
  const headers = await administratorHeaders(request);
  const data = {
    customer_type: 'organization',
    company_name: `ย้ายที่อยู่ ${Date.now()}`,
    province_id: 10,
    district_id: 1004,
    subdistrict_id: 100_402,
    postal_code: '10500',
  };
  const made = await request.post('/v1/customers', { headers, data });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route('**/v1/subdistricts/*', async (call) => {
    await chosen;
    await call.continue();
  });
  await page.goto(`/customers/${id}/edit`);
  const places = page.getByRole('combobox', { name: form.places });
  await places.fill('น้ำพอง 40140');
  await page.getByRole('option', { name: 'น้ำพอง · น้ำพอง · ขอนแก่น · 40140' }).click();
  const named = page.waitForResponse('**/v1/subdistricts/*');
  choose();
  await named;
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText('ต.น้ำพอง อ.น้ำพอง จ.ขอนแก่น 40140')).toBeVisible();
  await expect(page.getByRole('link', { name: list.title }).first()).toBeVisible();
});
