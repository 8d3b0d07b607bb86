import { th } from '#modules/products/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect, test } from '../fixtures.ts';

const { change_prices, fields, list, prices } = th;

test('a product is added, gets a price for later, and the prices of several products are changed together', async ({
  page,
  expectAccessible,
}) => {
  const code = `E2E-${Date.now()}`;
  await page.goto('/products');
  await page.getByRole('button', { name: list.create }).click();
  const dialog = page.getByRole('dialog');
  // A code is proposed, and may be another.
  await expect(dialog.getByLabel(fields.code)).toHaveValue(/\d$/);
  await dialog.getByLabel(fields.code).fill(code);
  await dialog.getByLabel(fields.name_th).fill('น้ำตาลทรายทดสอบ');
  await dialog.getByRole('combobox', { name: fields.unit_id }).fill('ตัน');
  await page.getByRole('option', { name: 'ตัน', exact: true }).click();
  await dialog.getByLabel(fields.price).fill('1000');
  await expectAccessible();
  await dialog.getByRole('button', { name: platform.form.save }).click();

  await expect(page.getByRole('heading', { name: 'น้ำตาลทรายทดสอบ' })).toBeVisible();
  await expect(page.getByText('1,000.00 ต่อตัน')).toBeVisible();
  await page.getByRole('button', { name: prices.set }).click();
  await dialog.getByLabel(fields.price).fill('1100');
  await dialog.getByLabel(fields.valid_from).fill('01/01/2600');
  await dialog.getByRole('button', { name: platform.form.save }).click();
  await expect(page.getByRole('row', { name: /1,100\.00/ })).toContainText(prices.planned);
  await expect(page.getByRole('row', { name: /1,000\.00/ })).toContainText(prices.now);
  await expectAccessible();

  await page.goto(`/products?search=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: list.change_prices }).click();
  await dialog.getByLabel(change_prices.value, { exact: true }).fill('7.5');
  await expect(dialog.getByText('1,000.00 → 1,075.00')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: change_prices.confirm }).click();
  await expect(row).toContainText('1,075.00');
});
