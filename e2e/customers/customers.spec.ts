import { th } from '#modules/customers/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const { address_types, addresses, bin, contacts, detail, errors, fields, form, list, tags, types } =
  th;

test('an organisation is added with its address, gets a contact and a tag, and is restored from the bin', async ({
  page,
  expectAccessible,
}) => {
  const name = `บริษัท ทดสอบ ${Date.now()} จำกัด`;
  await page.goto('/customers');
  await page.getByRole('link', { name: list.create }).click();
  await page.getByRole('textbox', { name: fields.first_name }).first().fill(name);
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(errors.last_name_required)).toBeVisible();
  await page.getByRole('radiogroup').getByText(types.organization, { exact: true }).click();
  await expect(page.getByLabel(fields.company_name)).toHaveValue(name);
  await expect(page.getByText(errors.email_required)).toBeHidden();
  await page.getByLabel(fields.tax_id).fill('0-9940-00617-72-2');
  await page.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByText(errors.tax_id_wrong)).toBeVisible();
  await expectAccessible();
  await page.getByLabel(fields.tax_id).fill('0-9940-00617-72-1');
  await page.getByLabel(fields.phone).fill('+66 81 234 5678');
  await page.getByRole('combobox', { name: form.places }).fill('น้ำพอง 40140');
  await page.getByRole('option', { name: 'น้ำพอง · น้ำพอง · ขอนแก่น · 40140' }).click();
  await expect(page.getByLabel(fields.postal_code)).toHaveValue('40140');
  await page.getByRole('button', { name: platform.form.save }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('081-234-5678')).toBeVisible();
  await expect(page.getByText('ต.น้ำพอง อ.น้ำพอง จ.ขอนแก่น 40140')).toBeVisible();
  await page.getByRole('combobox', { name: tags.placeholder }).fill('ทดสอบ');
  await page.getByRole('button', { name: tags.add }).click();
  await expect(page.getByRole('button', { name: /นำแท็ก ทดสอบ ออก/ })).toBeVisible();
  await expectAccessible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: detail.contacts }).click();
  await page.getByRole('button', { name: contacts.add }).click();
  await dialog.getByLabel(fields.first_name).fill('วิภา');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByRole('row', { name: /วิภา/ })).toContainText(addresses.is_primary);

  await page.getByRole('tab', { name: detail.addresses }).click();
  await page.getByRole('button', { name: addresses.add }).click();
  await dialog
    .getByRole('textbox', { name: fields.address_line1, exact: true })
    .fill('99 ถนนมิตรภาพ');
  await expectAccessible();
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByRole('row', { name: /99 ถนนมิตรภาพ/ })).toContainText(
    address_types.billing,
  );

  const moveToBin = async () => {
    await page.getByRole('button', { name: platform.menu.more }).click();
    await page.getByRole('menuitem', { name: detail.delete }).click();
    await page
      .getByRole('alertdialog')
      .or(dialog)
      .getByRole('button', { name: detail.delete })
      .click();
  };
  await moveToBin();
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: detail.deleted });
  await expectAccessible();
  await said.getByRole('button', { name: platform.feedback.undo }).click();
  await expect(page.getByText(detail.restored)).toBeVisible();
  await page.getByRole('link', { name }).click();
  await moveToBin();
  await page.getByRole('button', { name: platform.menu.more }).click();
  await page.getByRole('menuitem', { name: list.bin }).click();
  await expect(page.getByRole('heading', { level: 1, name: bin.title })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: detail.restore }).click();
  await expect(
    page
      .getByRole('button', { name: detail.edit, exact: true })
      .or(page.getByRole('link', { name: detail.edit, exact: true })),
  ).toBeVisible();
  await expectAccessible();
});
