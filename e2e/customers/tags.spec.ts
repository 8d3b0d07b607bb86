import { z } from 'zod';
import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';
import { takePicture } from '../pictures.ts';

const { colours, fields, tags } = th;

test('a tag is added with a colour, put on a customer from the list, and deleted', async ({
  page,
  request,
  expectAccessible,
}) => {
  const name = `แท็ก ${Date.now()}`;
  const company_name = `ติดแท็ก ${Date.now()}`;
  const headers = await administratorHeaders(request);
  const data = { customer_type: 'organization', company_name };
  z.object({ id: z.string() }).parse(
    await (await request.post('/v1/customers', { headers, data })).json(),
  );
  await page.goto('/customers/tags');
  await page.getByRole('button', { name: tags.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tags.name).fill(name);
  await dialog.getByRole('combobox', { name: fields.colour }).click();
  await page.getByRole('option', { name: colours.green }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(colours.green);
  await expectAccessible();
  await takePicture(page, 'customer-tags');

  await page.goto(`/customers?search=${encodeURIComponent(company_name)}`);
  const customer = page.getByRole('row', { name: new RegExp(company_name) });
  await customer.getByRole('checkbox').click();
  await page.getByRole('button', { name: tags.put_on_several }).click();
  await dialog.getByRole('combobox', { name: fields.tag_id }).fill(name);
  await page.getByRole('option', { name }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: tags.put_on_several }).click();
  await expect(dialog).toBeHidden();
  await expect(customer).toContainText(name);

  await page.goto('/customers/tags');
  await row.getByRole('button', { name: platform.table.row_actions }).click();
  await page.getByRole('menuitem', { name: platform.records.delete }).click();
  await dialog.getByRole('button', { name: th.detail.remove }).click();
  await expect(row).toBeHidden();
});
