import type { Page } from '@playwright/test';
import { th as customers } from '#modules/customers/i18n/th.ts';
import { th } from '#modules/quotations/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { expect } from '../fixtures.ts';

const { detail, fields, form, lines, moves } = th;

/** Fills the form of a new quotation for a customer who calls for the first time, and saves the draft. */
export async function writeQuotation(page: Page, customer: string): Promise<void> {
  await page.goto('/quotations/create');
  await addCustomer(page, customer);
  await addProduct(page, 'SUG-RAW');
  await line(page, 1).getByLabel(fields.quantity).fill('12.5');
  await line(page, 1).getByLabel(fields.unit_price).fill('1000');
  await saveDraft(page);
}

/** A customer that is created without leaving the form. */
export async function addCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: customers.select.create }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(customers.types.organization, { exact: true }).click();
  await sheet.getByLabel(customers.fields.company_name).fill(name);
  await sheet.getByRole('button', { name: platform.form.save }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('combobox', { name: fields.customer_id })).toHaveValue(name);
}

/** Finds a product by its code; its line is the last one. */
export async function addProduct(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: lines.search }).fill(code);
  await page.getByRole('option', { name: new RegExp(`^${code} ·`) }).click();
}

export function line(page: Page, number: number) {
  return page
    .getByRole('region', { name: fields.items })
    .getByRole('listitem')
    .nth(number - 1);
}

/** Saves the draft, and leads to what was created. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: form.create }).click();
  await expect(page.getByRole('button', { name: moves.issue })).toBeVisible();
}

/** Does one of the next steps, which its button offers. */
export async function move(
  page: Page,
  to: Exclude<keyof typeof moves.names, 'submitted'>,
): Promise<void> {
  await page.getByRole('button', { name: moves.names[to], exact: true }).click();
}

/** Issues an offer of an amount that needs no approval. */
export async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: moves.issue }).click();
}

/** Waits until the steps say where the quotation is. */
export async function expectStep(page: Page, status: keyof typeof th.statuses): Promise<void> {
  await expect(
    page.getByRole('list', { name: detail.steps }).locator('[aria-current=step]'),
  ).toContainText(th.statuses[status]);
}

/** Goes on with the same page on a phone, in English. */
export async function readOnPhoneInEnglish(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('backoffice.language', 'en'));
  await page.reload();
}
